package io.paiadmin.openpai.read;

/** What an operator can do about a user in a group that does not exist. */
final class Repair {
  static final String SEARCH =
      "give the connector the chance to see the users before (they are remembered), or compare "
          + "the group lists in the secrets of namespace pai-user-v2 (kubectl --namespace "
          + "pai-user-v2 get secrets --output yaml) with GET /api/v2/groups, then send PUT "
          + "/api/v2/users/NAME/grouplist with a list of groups that exist";

  private Repair() {}

  static String of(String user) {
    return "apply a policy that lists the user, or send PUT /api/v2/users/"
        + user
        + "/grouplist with a list of groups that exist, such as {\"grouplist\":[\"default\"]}";
  }
}
