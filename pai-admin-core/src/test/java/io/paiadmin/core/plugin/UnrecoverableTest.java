package io.paiadmin.core.plugin;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class UnrecoverableTest {
  @Test
  void errors_of_the_machine_and_the_end_of_a_thread_are_thrown_again() {
    for (Error error :
        new Error[] {new OutOfMemoryError(), new InternalError(), new ThreadDeath()}) {
      assertThatThrownBy(() -> Unrecoverable.rethrow(error)).isSameAs(error);
    }
  }

  @Test
  void what_hides_one_as_its_cause_gives_it_away() {
    Error hidden = new OutOfMemoryError();
    Throwable wrapped = new RuntimeException(new ExceptionInInitializerError(hidden));

    assertThatThrownBy(() -> Unrecoverable.rethrow(wrapped)).isSameAs(hidden);
  }

  @Test
  void everything_else_is_left_to_the_caller() {
    assertThatCode(() -> Unrecoverable.rethrow(new AssertionError())).doesNotThrowAnyException();
    assertThatCode(() -> Unrecoverable.rethrow(new NoClassDefFoundError()))
        .doesNotThrowAnyException();
  }

  @Test
  void causes_that_form_a_ring_do_not_hold_it_up() {
    Exception one = new Exception("one");
    Exception other = new Exception("other", one);
    one.initCause(other);

    assertThatCode(() -> Unrecoverable.rethrow(one)).doesNotThrowAnyException();
  }
}
