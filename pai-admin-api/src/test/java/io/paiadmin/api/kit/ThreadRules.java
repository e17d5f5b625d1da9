package io.paiadmin.api.kit;

import static io.paiadmin.api.kit.StandardCluster.SPEECH;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange.CreateGroup;
import io.paiadmin.api.cluster.GroupChange.UpdateGroup;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

abstract class ThreadRules extends Rules {
  private static final int ROUNDS = 20;
  private static final Group OTHER = SPEECH.withDetails("Other", "sg-other");

  private final Patience patience;

  ThreadRules(ClusterConnectorContract subject) {
    super(subject);
    this.patience = new Patience(subject.patience());
  }

  @Test
  @DisplayName("C8.2 readings during a write show each thing before or after it, never between")
  void readings_are_whole() throws Exception {
    List<Callable<Set<Group>>> work = new ArrayList<>();
    work.add(this::writeToAndFro);
    IntStream.range(0, 3).forEach(reader -> work.add(this::readSpeech));
    for (Set<Group> seen : together(work)) {
      assertTrue(
          Set.of(SPEECH, OTHER).containsAll(seen), () -> "neither before nor after: " + seen);
    }
  }

  @Test
  @DisplayName("C8.3 of changes made at the same time to different things, none is lost")
  void no_write_is_lost() throws Exception {
    if (!supports(Capability.CREATE_GROUP)) {
      refusal(StandardErrorCode.UNSUPPORTED, new CreateGroup(Group.of("fresh0", Acls.NONE)));
      return;
    }
    List<String> names = IntStream.range(0, ROUNDS).mapToObj(i -> "fresh" + i).toList();
    together(names.stream().map(this::creation).toList());
    assertTrue(picture().groups().keySet().containsAll(names), "a group was lost");
  }

  private Callable<String> creation(String name) {
    return () -> {
      connector.apply(new CreateGroup(Group.of(name, Acls.NONE)));
      return name;
    };
  }

  @Test
  @DisplayName("C8.4 flushing changes nothing, however often")
  void flushing_is_harmless() {
    Picture before = picture();
    assertDoesNotThrow(connector::flush);
    assertDoesNotThrow(connector::flush);
    assertEquals(before, picture(), "flushing changes nothing");
  }

  @Test
  @DisplayName(
      "C8.8 a call in an interrupted thread ends, leaves it interrupted, and harms no other")
  void interrupts_are_kept() {
    for (Call call : Call.ofEachKind(connector)) {
      patience.ending(Interruption.during(call)).inPeace();
    }
    assertDoesNotThrow(connector::read);
  }

  private Set<Group> writeToAndFro() {
    if (supports(Capability.UPDATE_GROUP)) {
      for (int i = 0; i < ROUNDS; i++) {
        connector.apply(new UpdateGroup(SPEECH, OTHER));
        connector.apply(new UpdateGroup(OTHER, SPEECH));
      }
    }
    return Set.of();
  }

  private Set<Group> readSpeech() {
    Set<Group> seen = new HashSet<>();
    for (int i = 0; i < ROUNDS; i++) {
      seen.add(group("speech"));
    }
    return seen;
  }

  /** Runs all at once on a few threads; a minute is far more than any of it takes. */
  private static <T> List<T> together(List<Callable<T>> work) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<T> results = new ArrayList<>();
      for (Future<T> each : threads.invokeAll(work, 60, TimeUnit.SECONDS)) {
        results.add(each.get());
      }
      return results;
    } finally {
      threads.shutdownNow();
    }
  }
}
