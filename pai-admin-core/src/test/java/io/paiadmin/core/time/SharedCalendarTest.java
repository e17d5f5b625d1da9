package io.paiadmin.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class SharedCalendarTest {
  private static final int THREADS = 8;
  private static final Instant START = Instant.parse("2026-06-01T12:00:00Z");

  @Test
  void threads_that_ask_at_once_get_the_answers_of_one_that_asks_alone() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      for (int round = 0; round < 20; round++) {
        assertThat(askedAtOnce(threads, fresh())).containsOnly(answers(fresh()));
      }
    } finally {
      threads.shutdown();
      assertThat(threads.awaitTermination(30, TimeUnit.SECONDS)).isTrue();
    }
  }

  private static List<List<Object>> askedAtOnce(ExecutorService threads, WorkingCalendar shared)
      throws Exception {
    CyclicBarrier start = new CyclicBarrier(THREADS);
    List<Future<List<Object>>> asked = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      asked.add(
          threads.submit(
              () -> {
                start.await(30, TimeUnit.SECONDS);
                return answers(shared);
              }));
    }
    List<List<Object>> given = new ArrayList<>();
    for (Future<List<Object>> answer : asked) {
      given.add(answer.get(30, TimeUnit.SECONDS));
    }
    return given;
  }

  /** A calendar of which nothing has been asked, least of all its working days. */
  private static WorkingCalendar fresh() {
    InstantRange pause = new InstantRange(START.plusSeconds(99), START.plusSeconds(999_999));
    return Calendars.named("NY").union(Calendars.named("SHA")).without(List.of(pause));
  }

  private static List<Object> answers(WorkingCalendar calendar) {
    List<Object> answers = new ArrayList<>();
    for (int i = 1; i < 50; i++) {
      answers.add(calendar.addWorkingDays(START, i));
      answers.add(calendar.add(START, Duration.ofHours(i)));
      answers.add(calendar.between(START, START.plus(Duration.ofHours(i))));
    }
    answers.add(calendar.explain(START, START.plus(Duration.ofDays(30))));
    return answers;
  }
}
