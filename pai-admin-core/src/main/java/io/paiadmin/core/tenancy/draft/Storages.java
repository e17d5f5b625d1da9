package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import org.jspecify.annotations.Nullable;

/** Checks that the storages which an intent grants are there. */
final class Storages {
  private final Draft draft;

  Storages(Draft draft) {
    this.draft = draft;
  }

  /** Reports every storage that is not there; only warns when there may be more than is seen. */
  void require(@Nullable NameList storages) {
    if (storages == null) {
      return;
    }
    for (Placed<String> name : storages.names()) {
      if (!draft.now.hasStorage(name.value())) {
        missing(name);
      }
    }
  }

  private void missing(Placed<String> name) {
    String message = "the cluster shows no bound storage '" + name.value() + "'";
    if (draft.now.state().isComplete(ClusterPart.STORAGES)) {
      draft.findings.error(
          "STORAGE_UNKNOWN",
          name.at(),
          message,
          "create the persistent volume claim first, or correct the name");
    } else {
      draft.findings.warning(
          "STORAGE_UNSEEN",
          name.at(),
          message + ", and the account cannot see them all",
          "make sure that the persistent volume claim exists and is bound");
    }
  }
}
