package io.paiadmin.examples;

import java.util.List;

/** What the tour shows. */
final class TourScript {
  /** Where the programs write, inside the folder of the examples. */
  static final String RESULTS = "target/tour";

  static final List<Stop> STOPS =
      List.of(
          stop(
              "A cluster in basic mode",
              """
              tour/basic/state.json is a cluster as OpenPAI's own interface shows it; policy.yaml
              says who may use what. bob is in a group that no longer exists: ask why he cannot
              work.""",
              Exit.DONE,
              "access tour/basic/policy.yaml --user bob --vc vc1"),
          stop(
              "The plan",
              """
              What would change, and why. A new team needs a virtual cluster, which only a person
              can add: the exact configuration and commands are in the plan.""",
              Exit.DONE,
              "plan tour/basic/policy.yaml"),
          stop(
              "Applying it",
              """
              Everything that does not need the new virtual cluster is done, read back and proven;
              the rest waits.""",
              Exit.INCOMPLETE,
              "apply tour/basic/policy.yaml --out target/tour/basic-halfway.json"),
          stop(
              "A person acts",
              """
              The configuration was pushed and the services restarted: restarted.json is the
              cluster with the virtual cluster 'vision' and the group that the server made for it.
              The same command now finishes the job.""",
              Exit.DONE,
              "apply tour/basic/policy.yaml --state tour/basic/restarted.json --out target/tour/basic-done.json"),
          stop(
              "Nothing is left to do",
              "A plan on the result is empty.",
              Exit.DONE,
              "plan tour/basic/policy.yaml --state target/tour/basic-done.json"),
          stop(
              "Who may use what",
              "Every path of a yes, everything that would change a no, and whom else it would let in.",
              Exit.DONE,
              "access tour/basic/policy.yaml --state target/tour/basic-done.json --who-vc vision"),
          stop(
              "Administrators have no storage by being administrators",
              "",
              Exit.DONE,
              "access tour/basic/policy.yaml --state target/tour/basic-done.json --user carol --storage nfs-vision"),
          stop(
              "What a restart would silently delete",
              "The group 'archive' has a storage and no virtual cluster.",
              Exit.DONE,
              "restart-check tour/basic/policy.yaml --state target/tour/basic-done.json"),
          stop(
              "A cluster in AAD mode",
              """
              Here the directory says who is in a group, and groups reach virtual clusters through
              acls. A plan for such a cluster cannot hold a change of users; what the directory
              should do is said as a remark.""",
              Exit.DONE,
              "plan tour/aad/policy.yaml"),
          stop(
              "Applying it",
              "",
              Exit.DONE,
              "apply tour/aad/policy.yaml --out target/tour/aad-done.json"),
          stop(
              "A no in AAD mode",
              "It names the directory group to ask for.",
              Exit.DONE,
              "access tour/aad/policy.yaml --state target/tour/aad-done.json --user root1 --storage nfs1"),
          stop(
              "Who is on duty",
              """
              A team of six takes turns in pairs, with an order that was drawn, holidays, a swap and
              a cover. erin stands in for an hour or two.""",
              Exit.DONE,
              "dri rotation/team.yaml --at 2026-01-08T11:00+01:00"),
          stop(
              "Why them",
              "The slot, the turn, what was agreed, and what became of everybody else.",
              Exit.DONE,
              "dri-explain rotation/team.yaml --at 2026-03-03T12:00+01:00"),
          stop(
              "Ten years with a member who is away each time their turn comes",
              "Nobody is ever a whole slot away from what is due to them.",
              Exit.DONE,
              "dri-fairness rotation/dodger.json --weeks 520"),
          stop(
              "The same as data",
              "Every program prints JSON when asked.",
              Exit.DONE,
              "access tour/aad/policy.yaml --state target/tour/aad-done.json --user alice --vc vc1 --json"));

  private TourScript() {}

  /**
   * One thing to see.
   *
   * @param title its heading
   * @param text what to look at, possibly empty
   * @param exit how the program ends
   * @param words the program and its arguments
   */
  record Stop(String title, String text, Exit exit, List<String> words) {}

  private static Stop stop(String title, String text, Exit exit, String command) {
    return new Stop(title, text, exit, List.of(command.split(" ")));
  }
}
