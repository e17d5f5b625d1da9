package io.paiadmin.openpai.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** No minute sees more requests than are allowed, whenever it begins. */
class PaceTest {
  private static final CompletableFuture<?> NEVER = new CompletableFuture<>();
  private static final long MINUTE = Duration.ofMinutes(1).toNanos();

  private static final Duration LONG = Duration.ofDays(1);

  private final VirtualTime time = new VirtualTime();

  @Test
  void as_many_as_are_allowed_go_at_once() {
    Pace pace = new Pace(3, time);
    assertThat(List.of(pace.next(LONG), pace.next(LONG), pace.next(LONG)))
        .containsOnly(Duration.ZERO);
  }

  @Test
  void the_next_one_waits_until_the_first_is_a_minute_old() {
    Pace pace = new Pace(2, time);
    pace.next(LONG);
    time.advance(Duration.ofSeconds(20));
    pace.next(LONG);
    assertThat(pace.next(LONG)).isEqualTo(Duration.ofSeconds(40));
    assertThat(pace.next(LONG)).isEqualTo(Duration.ofMinutes(1));
  }

  @Test
  void a_moment_that_is_too_far_away_is_left_to_others() {
    Pace pace = new Pace(1, time);
    pace.next(LONG);
    assertThat(pace.next(Duration.ofSeconds(59))).isEqualTo(Duration.ofMinutes(1));
    assertThat(pace.next(Duration.ofSeconds(59))).isEqualTo(Duration.ofMinutes(1));
    time.advance(Duration.ofMinutes(1));
    assertThat(pace.next(Duration.ZERO)).isZero();
  }

  @Property
  void no_minute_sees_more_than_allowed(
      @ForAll @IntRange(min = 1, max = 5) int allowed,
      @ForAll @Size(max = 40) List<@IntRange(max = 90) Integer> gaps) {
    List<Long> sent = sent(new Pace(allowed, time), gaps);
    for (int i = allowed; i < sent.size(); i++) {
      assertThat(sent.get(i) - sent.get(i - allowed)).isGreaterThanOrEqualTo(MINUTE);
    }
  }

  @Property
  void nobody_waits_while_there_is_room(
      @ForAll @IntRange(min = 1, max = 5) int allowed,
      @ForAll @Size(max = 40) List<@IntRange(min = 60, max = 90) Integer> gaps) {
    sent(new Pace(allowed, time), gaps);
    assertThat(time.waits()).containsOnly(Duration.ZERO);
  }

  private List<Long> sent(Pace pace, List<Integer> gaps) {
    List<Long> sent = new ArrayList<>();
    time.pass(Duration.ZERO, NEVER);
    for (int gap : gaps) {
      time.advance(Duration.ofSeconds(gap));
      time.pass(pace.next(LONG), NEVER);
      sent.add(time.nanos());
    }
    return sent;
  }
}
