package io.paiadmin.core.apply;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.Secret;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.core.apply.ScriptedConnector.Fault;
import io.paiadmin.core.tenancy.Oracle;
import io.paiadmin.core.tenancy.Scenario;
import io.paiadmin.core.tenancy.plan.Plan;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;

@Label("Laws of apply")
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class ApplyLawsTest {
  private static final int FAULTY_ROUNDS = 3;
  private static final int ROUNDS = 8;

  @Property(tries = 300)
  void whatever_fails_an_administrator_remains_and_the_wish_is_reached_in_the_end(
      @ForAll("wishes") Scenario scenario, @ForAll Random random) {
    if (scenario.plan().isRefused()) {
      return;
    }
    ScriptedConnector cluster = new ScriptedConnector(scenario.mode(), scenario.state());
    if (!Oracle.admins(scenario.state()).isEmpty()) {
      cluster.witness(state -> assertThat(Oracle.admins(state)).isNotEmpty());
    }
    boolean[] faulty = {true};
    cluster.onEvery(any -> faulty[0] && random.nextInt(3) == 0 ? fault(random) : Fault.NONE);
    for (int round = 0; round < ROUNDS && isOpen(scenario, cluster); round++) {
      faulty[0] = round < FAULTY_ROUNDS;
      round(scenario, cluster);
    }
    assertThat(scenario.planOn(cluster.now()).steps()).isEmpty();
  }

  @Property(tries = 200)
  void without_faults_every_step_that_needs_no_person_is_done_at_once(
      @ForAll("wishes") Scenario scenario) {
    Plan<?> plan = scenario.plan();
    boolean needsPerson = plan.steps().stream().anyMatch(Person::mustDo);
    if (!plan.isRefused() && !needsPerson) {
      ScriptedConnector cluster = new ScriptedConnector(scenario.mode(), scenario.state());
      ApplyOutcome outcome = applier(cluster).apply(plan, ApplyListener.NONE);
      assertThat(outcome.isComplete()).as("%s", outcome.results()).isTrue();
      assertThat(Oracle.access(cluster.now())).isEqualTo(Oracle.access(plan.target()));
      int calls = cluster.calls.size();
      ApplyOutcome again = applier(cluster).apply(plan, ApplyListener.NONE);
      assertThat(again.results())
          .allSatisfy(r -> assertThat(r.status()).isEqualTo(StepResult.Status.SKIPPED));
      assertThat(cluster.calls).hasSize(calls);
    }
  }

  @Provide
  Arbitrary<Scenario> wishes() {
    return Arbitraries.oneOf(Scenario.wishes(AuthenticationMode.BASIC), Scenario.wishes());
  }

  private static boolean isOpen(Scenario scenario, ScriptedConnector cluster) {
    return !scenario.planOn(cluster.now()).isEmpty();
  }

  private static void round(Scenario scenario, ScriptedConnector cluster) {
    Plan<?> plan = scenario.planOn(cluster.now());
    ApplyOutcome outcome = applier(cluster).apply(plan, ApplyListener.NONE);
    new Person(cluster).act(outcome);
  }

  private static Fault fault(Random random) {
    Fault[] faults = Fault.values();
    return faults[random.nextInt(faults.length)];
  }

  private static Applier applier(ScriptedConnector cluster) {
    return new Applier(cluster, user -> Secret.of("secret-of-" + user), Pause.NONE);
  }
}
