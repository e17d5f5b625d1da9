package io.paiadmin.core.plugin;

import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.notification.Delivery;
import io.paiadmin.api.notification.Receipt;
import org.jspecify.annotations.Nullable;

/**
 * Takes secrets out of the texts in a plug-in's answers that are meant for people. Names and acls
 * stay as they are: changes are made by them.
 */
final class Answers {
  private Answers() {}

  static ClusterInfo info(Masking masking, ClusterInfo info) {
    @Nullable String account = info.account();
    return new ClusterInfo(
        masking.text(info.version()),
        info.authentication(),
        info.scheduler(),
        account == null ? null : masking.name(account),
        info.capabilities());
  }

  static ClusterState state(Masking masking, ClusterState state) {
    return new ClusterState(
        state.users(),
        state.groups(),
        state.virtualClusters(),
        state.storages(),
        state.partial(),
        state.problems().stream().map(masking::problem).toList());
  }

  static Receipt receipt(Masking masking, Receipt receipt) {
    return new Receipt(
        receipt.deliveries().stream().map(delivery -> delivery(masking, delivery)).toList());
  }

  private static Delivery delivery(Masking masking, Delivery delivery) {
    return new Delivery(delivery.recipient(), delivery.outcome(), masking.text(delivery.detail()));
  }
}
