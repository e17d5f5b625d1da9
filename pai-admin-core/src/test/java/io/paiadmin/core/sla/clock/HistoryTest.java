package io.paiadmin.core.sla.clock;

import static io.paiadmin.core.sla.clock.Story.at;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.core.sla.clock.Fact.Acknowledged;
import io.paiadmin.core.sla.clock.Fact.Raised;
import io.paiadmin.core.sla.clock.Fact.Updated;
import io.paiadmin.core.sla.matrix.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class HistoryTest {
  private static final Raised RAISED = new Raised(at("10:00"), Severity.SEV_3, "production");
  private static final Fact ANSWER = new Acknowledged(at("10:00"));

  @Test
  void facts_come_in_order_of_time() {
    Fact later = new Updated(at("12:00"));
    assertThat(History.of(List.of(later, ANSWER, RAISED)).facts())
        .containsExactly(RAISED, ANSWER, later);
    assertThat(History.of(List.of(RAISED)).raised()).isEqualTo(RAISED);
  }

  @Test
  void an_incident_is_raised_before_what_happens_at_the_same_moment() {
    assertThat(History.of(List.of(ANSWER, RAISED)))
        .extracting(History::facts)
        .isEqualTo(List.of(RAISED, ANSWER));
  }

  @Test
  void of_what_happens_at_one_moment_the_order_given_counts() {
    Fact update = new Updated(at("10:00"));
    assertThat(History.of(List.of(update, RAISED, ANSWER)).facts())
        .containsExactly(RAISED, update, ANSWER);
  }

  @Test
  void an_incident_is_raised_once() {
    refused("raised once", List.of(ANSWER));
    refused("raised once", List.of(RAISED, RAISED));
    refused("raised once", List.of());
  }

  @Test
  void nothing_happens_to_an_incident_before_it_is_raised() {
    refused("before the incident was raised", List.of(RAISED, new Updated(at("09:59"))));
  }

  private static void refused(String why, List<Fact> facts) {
    assertThatThrownBy(() -> History.of(facts))
        .isInstanceOf(PaiAdminException.class)
        .hasMessageContaining("HISTORY_ILLEGAL")
        .hasMessageContaining(why);
  }
}
