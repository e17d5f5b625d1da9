package io.paiadmin.api.kit;

import static io.paiadmin.api.kit.Disturbance.CUT_READINGS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

abstract class CutRules extends RemoteRules {
  CutRules(RemoteClusterContract subject) {
    super(subject);
  }

  @Test
  @DisplayName("C9.3 a reading whose answers break off fails, or says which parts are partial")
  void a_cut_reading_does_not_look_whole() {
    RemoteCluster cluster = cluster();
    ClusterState whole = cluster.connector().read();
    cluster.disturb(CUT_READINGS);
    answer(cluster.connector()::read).ifPresent(cut -> assertHonest(cut, whole));
  }

  @Test
  @DisplayName("C9.3 info and jobs whose answers break off fail, or are as they were")
  void info_and_jobs_are_not_cut() {
    RemoteCluster cluster = cluster();
    ClusterConnector connector = cluster.connector();
    ClusterInfo info = connector.info();
    List<Job> jobs = info.can(Capability.READ_JOBS) ? connector.jobs(JobQuery.ALL) : List.of();
    cluster.disturb(CUT_READINGS);
    answer(connector::info).ifPresent(cut -> assertEquals(info, cut));
    answer(() -> connector.jobs(JobQuery.ALL))
        .ifPresent(cut -> assertEquals(byName(jobs), byName(cut)));
  }

  @Test
  @DisplayName("C9.4 a change that rests on a cut reading has its whole effect or none")
  void nothing_half_read_is_written() {
    trials(CUT_READINGS).forEach(Trial::assertHonest);
  }

  private static void assertHonest(ClusterState cut, ClusterState whole) {
    for (ClusterPart part : ClusterPart.values()) {
      if (cut.isComplete(part)) {
        assertEquals(picture(whole).part(part), picture(cut).part(part), part + " looks whole");
      }
    }
  }

  private static Map<String, Job> byName(List<Job> jobs) {
    return jobs.stream().collect(Collectors.toMap(Job::fullName, Function.identity()));
  }

  private static Picture picture(ClusterState state) {
    return Picture.of(state, List.of());
  }

  private static <T> Optional<T> answer(Supplier<T> call) {
    try {
      return Optional.of(call.get());
    } catch (PaiAdminException e) {
      return Optional.empty();
    }
  }
}
