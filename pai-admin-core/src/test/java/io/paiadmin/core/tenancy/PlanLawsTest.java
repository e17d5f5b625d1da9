package io.paiadmin.core.tenancy;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.simulation.Satisfaction;
import io.paiadmin.core.tenancy.simulation.Simulation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

@Label("Laws of plans")
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class PlanLawsTest {

  @Property(tries = 400)
  @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
  void a_plan_leads_to_what_is_wished(@ForAll("wishes") Scenario scenario) {
    Plan<?> plan = scenario.plan();
    Statistics.collect(!plan.isEmpty());
    Statistics.coverage(seen -> seen.check(true).percentage(share -> share > 30));
    if (!plan.isRefused()) {
      ClusterState after = Simulation.after(plan.mode(), plan.basis(), plan.steps());
      assertThat(after).isEqualTo(plan.target());
      new WishCheck(plan).check();
    }
  }

  @Property(tries = 400)
  void a_second_plan_is_empty(@ForAll("intents") Scenario scenario) {
    Plan<?> plan = scenario.plan();
    if (!plan.isRefused()) {
      Plan<?> second = scenario.planOn(plan.target());
      assertThat(World.errors(second)).isEmpty();
      assertThat(second.steps()).isEmpty();
    }
  }

  @Property(tries = 400)
  void every_prefix_keeps_an_administrator(@ForAll("intents") Scenario scenario) {
    Plan<?> plan = scenario.plan();
    if (!Oracle.admins(plan.basis()).isEmpty()) {
      assertThat(prefixes(plan)).allSatisfy(s -> assertThat(Oracle.admins(s)).isNotEmpty());
    }
  }

  @Property(tries = 400)
  void no_prefix_has_a_new_dangling_name(@ForAll("intents") Scenario scenario) {
    Plan<?> plan = scenario.plan();
    Set<String> before = Oracle.dangling(plan.basis());
    assertThat(prefixes(plan))
        .allSatisfy(state -> assertThat(before).containsAll(Oracle.dangling(state)));
  }

  @Property(tries = 400)
  void every_prefix_keeps_the_access_that_stays(@ForAll("intents") Scenario scenario) {
    Plan<?> plan = scenario.plan();
    Set<String> stays = new HashSet<>(Oracle.access(withoutSwept(plan)));
    stays.retainAll(Oracle.access(plan.target()));
    assertThat(prefixes(plan))
        .allSatisfy(state -> assertThat(Oracle.access(state)).containsAll(stays));
  }

  @Property(tries = 400)
  void steps_need_only_what_comes_before_them(@ForAll("intents") Scenario scenario) {
    Set<String> before = new HashSet<>();
    for (Step<?> step : scenario.plan().steps()) {
      assertThat(before).containsAll(step.needs());
      assertThat(before.add(step.id())).as("%s is unique", step).isTrue();
    }
  }

  @Property(tries = 200)
  void a_refused_plan_has_no_steps(@ForAll("intents") Scenario scenario) {
    Plan<?> plan = scenario.plan();
    if (plan.isRefused()) {
      assertThat(plan.steps()).isEmpty();
      assertThat(plan.target()).isEqualTo(plan.basis());
    }
  }

  @Property(tries = 200)
  void no_step_changes_nothing(@ForAll("intents") Scenario scenario) {
    Plan<?> plan = scenario.plan();
    Simulation reached = new Simulation(plan.mode(), plan.basis());
    for (Step<?> step : plan.steps()) {
      if (!step.action().kind().startsWith("Wait")) {
        assertThat(Satisfaction.of(step.action(), reached)).as("%s", step).isFalse();
      }
      reached.run(step.action());
    }
  }

  @Property(tries = 200)
  void every_step_expects_what_the_steps_before_it_leave(@ForAll("intents") Scenario scenario) {
    Plan<?> plan = scenario.plan();
    Simulation reached = new Simulation(plan.mode(), plan.basis());
    for (Step<?> step : plan.steps()) {
      Expectation.check(step.action(), reached);
      reached.run(step.action());
    }
  }

  /**
   * Leaves away the groups that the wish does not touch and its restart deletes: no order of steps
   * could keep what they grant.
   */
  private static ClusterState withoutSwept(Plan<?> plan) {
    ClusterState now = plan.basis();
    Set<String> swept = new HashSet<>();
    if (plan.steps().stream().anyMatch(step -> step.action().kind().equals("Restart"))) {
      now.groups().stream()
          .filter(group -> isSwept(group, now))
          .forEach(group -> swept.add(group.name()));
      plan.steps().forEach(step -> swept.remove(step.action().subject()));
    }
    return ClusterState.complete(
        now.users().stream().map(user -> without(user, swept)).toList(),
        now.groups().stream().filter(group -> !swept.contains(group.name())).toList(),
        now.virtualClusters(),
        now.storages());
  }

  private static boolean isSwept(Group group, ClusterState now) {
    Set<String> names = new HashSet<>(group.acls().virtualClusters());
    boolean exists = names.remove("default");
    return !exists
        && !group.acls().admin()
        && now.virtualClusters().stream().noneMatch(vc -> names.contains(vc.name()));
  }

  private static User without(User user, Set<String> groups) {
    return user.withGroups(user.groups().stream().filter(g -> !groups.contains(g)).toList());
  }

  @Provide
  Arbitrary<Scenario> wishes() {
    return Scenario.wishes();
  }

  @Provide
  Arbitrary<Scenario> intents() {
    return Arbitraries.oneOf(Scenario.wishes(), Scenario.wishes(), Scenario.edits());
  }

  private static List<ClusterState> prefixes(Plan<?> plan) {
    Simulation reached = new Simulation(plan.mode(), plan.basis());
    List<ClusterState> states = new ArrayList<>();
    states.add(reached.state());
    for (Step<?> step : plan.steps()) {
      reached.run(step.action());
      states.add(reached.state());
    }
    return states;
  }
}
