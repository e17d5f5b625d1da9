package io.paiadmin.core.sla.matrix;

import static io.paiadmin.core.sla.matrix.Promises.cell;
import static io.paiadmin.core.sla.matrix.Promises.matrix;
import static io.paiadmin.core.sla.matrix.Promises.row;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.time.Calendars;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SlaMatrixTest {
  private static final SlaRow ANYTHING = row("0 1 2 3", "", "8h working", "2 working days");
  private static final SlaRow WORST = row("p:1", "0", "", "1h working", "4h working");
  private static final SlaRow PRODUCTION =
      row("p:2", "0 1", "production", "2h working", "8h working");
  private static final SlaRow WORST_ON_PRODUCTION =
      row("p:3", "0", "production", "15m working", "1h working");

  @Nested
  class The_most_specific_row_wins {
    @Test
    void a_row_within_another_counts_before_it() {
      SlaMatrix matrix = matrix(ANYTHING, PRODUCTION);
      assertThat(chosen(matrix, 1, "production")).isEqualTo(PRODUCTION);
      assertThat(chosen(matrix, 1, "staging")).isEqualTo(ANYTHING);
      assertThat(chosen(matrix, 2, "production")).isEqualTo(ANYTHING);
    }

    @Test
    void the_order_of_rows_does_not_matter() {
      SlaMatrix one = matrix(ANYTHING, PRODUCTION, WORST, WORST_ON_PRODUCTION);
      SlaMatrix other = matrix(WORST_ON_PRODUCTION, WORST, PRODUCTION, ANYTHING);
      for (Cell cell : one.cells()) {
        assertThat(one.choose(cell).orElseThrow().row())
            .isEqualTo(other.choose(cell).orElseThrow().row());
      }
    }

    @Test
    void naming_every_priority_is_more_specific_than_any() {
      SlaRow named = row("3", "production staging research", "4h working", "8h working");
      SlaRow any = row("3", "", "6h working", "8h working");
      assertThat(chosen(matrix(any, named), 3, "staging")).isEqualTo(named);
    }

    @Test
    void a_third_row_decides_between_two_of_which_neither_is_within_the_other() {
      SlaMatrix matrix = matrix(WORST, PRODUCTION, WORST_ON_PRODUCTION);
      assertThat(chosen(matrix, 0, "production")).isEqualTo(WORST_ON_PRODUCTION);
      assertThat(chosen(matrix, 0, "staging")).isEqualTo(WORST);
      assertThat(chosen(matrix, 1, "production")).isEqualTo(PRODUCTION);
    }

    @Test
    void the_choice_says_why_and_over_which_rows() {
      Choice choice =
          matrix(WORST, PRODUCTION, WORST_ON_PRODUCTION)
              .choose(cell(0, "production"))
              .orElseThrow();
      assertThat(choice.overruled()).containsExactly(WORST, PRODUCTION);
      assertThat(choice.reason())
          .isEqualTo(
              "the row for severity 0 on production covers severity 0 on production and is more"
                  + " specific than the row for severity 0 on any priority and the row for severity"
                  + " 0, 1 on production");
    }

    @Test
    void a_choice_without_rivals_says_so() {
      assertThat(matrix(WORST).choose(cell(0, "staging")).orElseThrow().reason())
          .isEqualTo(
              "the row for severity 0 on any priority covers severity 0 on staging,"
                  + " and no other does");
    }
  }

  @Nested
  class Two_equally_specific_rows_are_refused {
    @Test
    void crossing_rows_are_named_with_their_places() {
      refused(
          () -> matrix(WORST, PRODUCTION),
          problem -> {
            assertThat(problem.code()).isEqualTo("SLA_AMBIGUOUS");
            assertThat(problem.at()).isEqualTo("p:2");
            assertThat(problem.message())
                .isEqualTo(
                    "the rows for severity 0 on any priority (p:1) and for severity 0, 1 on"
                        + " production (p:2) are equally specific for severity 0 on production");
            assertThat(problem.fix()).contains("a row for just severity 0 on production");
          });
    }

    @Test
    void two_rows_for_the_same_are_refused() {
      SlaRow first = row("p:7", "3", "staging", "4h working", "1 working day");
      SlaRow second = row("p:8", "3", "staging", "2h working", "1 working day");
      refused(
          () -> matrix(first, second),
          problem -> assertThat(problem.message()).contains("(p:7)").contains("(p:8)"));
    }

    @Test
    void one_row_given_twice_is_refused() {
      refused(
          () -> matrix(WORST_ON_PRODUCTION, WORST_ON_PRODUCTION),
          problem -> assertThat(problem.code()).isEqualTo("SLA_AMBIGUOUS"));
    }

    @Test
    void a_third_row_within_one_of_them_alone_does_not_help() {
      SlaRow aside = row("p:4", "0", "production staging", "3h working", "3h working");
      refused(
          () -> matrix(WORST, PRODUCTION, aside),
          problem -> assertThat(problem.message()).contains("(p:2)").contains("(p:4)"));
    }

    @Test
    void the_widest_row_is_not_blamed() {
      refused(
          () -> matrix(ANYTHING, WORST, PRODUCTION),
          problem -> assertThat(problem.message()).doesNotContain(ANYTHING.toString()));
    }
  }

  @Nested
  class Priorities_are_a_closed_list {
    @Test
    void an_unknown_one_is_refused_with_the_nearest() {
      refused(
          () -> matrix(row("p:5", "0", "prodution", "1h working", "1h working")),
          problem -> {
            assertThat(problem.code()).isEqualTo("PRIORITY_UNKNOWN");
            assertThat(problem.at()).isEqualTo("p:5");
            assertThat(problem.message()).isEqualTo("there is no priority 'prodution'");
            assertThat(problem.fix())
                .contains("'production'")
                .contains("production, staging, research");
          });
    }

    @Test
    void all_faults_are_told_at_once() {
      SlaRow unknown = row("p:5", "3", "nowhere elsewhere", "1h working", "1h working");
      assertThatThrownBy(() -> matrix(WORST, PRODUCTION, unknown))
          .isInstanceOfSatisfying(
              PaiAdminException.class,
              refusal ->
                  assertThat(refusal.problems())
                      .extracting(Problem::code)
                      .containsExactly("SLA_AMBIGUOUS", "PRIORITY_UNKNOWN", "PRIORITY_UNKNOWN"));
    }

    @Test
    void none_stands_twice() {
      refused(
          () -> new Priorities(List.of("production", "staging", "production")),
          problem -> assertThat(problem.code()).isEqualTo("DUPLICATE_ENTRY"));
    }

    @Test
    void they_keep_their_order() {
      assertThat(Promises.PRIORITIES.names()).containsExactly("production", "staging", "research");
      assertThat(matrix(WORST).cells())
          .hasSize(12)
          .startsWith(cell(0, "production"), cell(0, "staging"), cell(0, "research"))
          .endsWith(cell(3, "research"));
    }
  }

  @Nested
  class Cells_without_a_row {
    @Test
    void are_holes_and_never_guessed() {
      SlaMatrix matrix = matrix(PRODUCTION);
      assertThat(matrix.holes()).hasSize(10).contains(cell(0, "staging"), cell(2, "production"));
      assertThat(matrix.choose(cell(0, "staging"))).isEmpty();
    }

    @Test
    void a_priority_that_is_not_listed_is_refused_with_the_nearest() {
      assertThatThrownBy(() -> matrix(WORST).choose(cell(0, "prodution")))
          .isInstanceOf(PaiAdminException.class)
          .hasMessageContaining("PRIORITY_UNKNOWN")
          .hasMessageContaining("write 'production'");
    }

    @Test
    void a_matrix_without_priorities_promises_nothing_and_refuses_nothing() {
      assertThat(SlaPolicy.NONE.matrix().choose(cell(0, "nowhere"))).isEmpty();
    }
  }

  @Test
  void a_row_speaks_of_at_least_one_severity() {
    for (Set<Severity> none : List.of(Set.<Severity>of(), EnumSet.noneOf(Severity.class))) {
      refused(
          () ->
              new SlaRow(
                  "",
                  none,
                  Set.of(),
                  Target.parse("1h working"),
                  Target.parse("1h working"),
                  null,
                  Calendars.named("NY"),
                  Set.of()),
          problem -> assertThat(problem.message()).contains("no severity"));
    }
  }

  private static SlaRow chosen(SlaMatrix matrix, int level, String priority) {
    return matrix.choose(cell(level, priority)).orElseThrow().row();
  }

  private static void refused(Runnable step, Consumer<Problem> first) {
    assertThatThrownBy(step::run)
        .isInstanceOfSatisfying(
            PaiAdminException.class,
            refusal -> {
              assertThat(refusal.code()).isEqualTo(StandardErrorCode.INVALID_INPUT);
              first.accept(refusal.problems().get(0));
            });
  }
}
