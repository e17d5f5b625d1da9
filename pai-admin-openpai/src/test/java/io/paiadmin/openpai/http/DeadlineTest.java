package io.paiadmin.openpai.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class DeadlineTest {
  private final VirtualTime time = new VirtualTime();
  private final Deadline deadline = Deadline.after(Duration.ofSeconds(10), time);

  @Test
  void what_is_left_gets_less_and_never_negative() {
    assertThat(deadline.left()).isEqualTo(Duration.ofSeconds(10));
    time.advance(Duration.ofSeconds(4));
    assertThat(deadline.left()).isEqualTo(Duration.ofSeconds(6));
    time.advance(Duration.ofHours(1));
    assertThat(deadline.left()).isZero();
  }
}
