package io.paiadmin.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PaiAdminExceptionTest {
  private static final ErrorCode CODE = StandardErrorCode.CONFLICT;

  @Test
  void one_fault_is_one_error_under_the_codes_name() {
    PaiAdminException exception = new PaiAdminException(CODE, "it is taken", "take another");

    assertThat(exception.code()).isSameAs(CODE);
    assertThat(exception.problems())
        .containsExactly(Problem.error("CONFLICT", "", "it is taken", "take another"));
    assertThat(exception).hasMessage("CONFLICT: it is taken Fix: take another").hasNoCause();
  }

  @Test
  void several_faults_are_one_line_each() {
    List<Problem> problems =
        List.of(Problem.error("A", "x", "one", ""), Problem.error("B", "y", "two", ""));

    assertThat(new PaiAdminException(CODE, problems)).hasMessage("x: A: one\ny: B: two");
  }

  @Test
  void the_cause_is_kept() {
    IOException cause = new IOException("down");

    assertThat(new PaiAdminException(CODE, "m", "", cause)).hasCause(cause);
  }

  @Test
  void the_problems_are_a_copy_that_nobody_can_change() {
    List<Problem> problems = new ArrayList<>(List.of(Problem.error("A", "", "one", "")));
    PaiAdminException exception = new PaiAdminException(CODE, problems);
    problems.clear();

    assertThat(exception.problems()).hasSize(1);
    assertThatThrownBy(() -> exception.problems().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void it_refuses_to_be_serialized_rather_than_come_back_without_its_code() throws IOException {
    PaiAdminException exception = new PaiAdminException(CODE, "m", "");

    try (ObjectOutputStream stream = new ObjectOutputStream(new ByteArrayOutputStream())) {
      assertThatThrownBy(() -> stream.writeObject(exception))
          .isInstanceOf(NotSerializableException.class)
          .hasMessage(PaiAdminException.class.getName());
    }
  }

  @Test
  void there_is_none_without_a_problem() {
    assertThatIllegalArgumentException().isThrownBy(() -> new PaiAdminException(CODE, List.of()));
  }

  @Test
  void what_can_be_tried_again_is_never_the_callers_or_the_plug_ins_fault() {
    assertThat(StandardErrorCode.values())
        .filteredOn(ErrorCode::retryable)
        .isNotEmpty()
        .extracting(ErrorCode::blame)
        .containsOnly(Blame.REMOTE, Blame.RESOURCES);
  }
}
