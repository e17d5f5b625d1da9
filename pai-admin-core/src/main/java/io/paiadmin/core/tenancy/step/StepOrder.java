package io.paiadmin.core.tenancy.step;

import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.Phase;
import io.paiadmin.core.tenancy.plan.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The order of steps: by phase, then by what must come first within one, then by name. */
public final class StepOrder {
  /**
   * Kinds in their order within any phase. Groups come to be before users join them; a user's list
   * grows before the user is promoted, and the user is demoted before the list shrinks.
   */
  private static final List<String> KINDS =
      List.of(
          "RestoreAcl",
          "DropDangling",
          "DedupeMembership",
          "VcConfigChange",
          "Restart",
          "WaitVc",
          "WaitVcGone",
          "WaitAutoGroup",
          "CreateGroup",
          "CreateUser",
          "RevokeAdmin",
          "SetUserEmail",
          "SetUserGroups",
          "GrantAdmin",
          "SetGroupAcls",
          "SetGroupDetails",
          "RevokeTokens",
          "DeleteUser",
          "DeleteGroup");

  private static final Comparator<Step<?>> ORDER =
      Comparator.<Step<?>, Phase>comparing(Step::phase)
          .thenComparing(StepOrder::rank)
          .thenComparing(step -> step.action().subject());

  private static final Map<String, Integer> RANKS =
      KINDS.stream().collect(Collectors.toUnmodifiableMap(kind -> kind, KINDS::indexOf));

  private StepOrder() {}

  private static Integer rank(Step<?> step) {
    Integer rank = RANKS.get(step.action().kind());
    if (rank == null) {
      throw new AssertionError("every kind has its place: " + step.action().kind());
    }
    return rank;
  }

  /**
   * Arranges steps. A step that needs a later one is moved behind it; steps that need each other
   * are left as they are, which nothing that drafts a plan allows.
   */
  public static <A extends Action> List<Step<A>> arrange(List<Step<A>> steps) {
    Map<String, Step<A>> waiting = new LinkedHashMap<>();
    steps.stream().sorted(ORDER).forEach(step -> waiting.put(step.id(), step));
    List<Step<A>> arranged = new ArrayList<>(steps.size());
    for (String id : List.copyOf(waiting.keySet())) {
      place(id, waiting, arranged);
    }
    return arranged;
  }

  private static <A extends Action> void place(
      String id, Map<String, Step<A>> waiting, List<Step<A>> arranged) {
    Step<A> step = waiting.remove(id);
    if (step != null) {
      step.needs().forEach(need -> place(need, waiting, arranged));
      arranged.add(step);
    }
  }
}
