package io.paiadmin.openpai.read;

/** What an operator can do about a user in a group that does not exist. */
public final class Repair {
  /** How to find such a user where the API does not tell. */
  static final String SEARCH =
      "compare what kubectl --namespace pai-user-v2 get secrets --output jsonpath='{range "
          + ".items[*]}{.data.username} {.data.grouplist}{\"\\n\"}{end}' gives (in base64) with GET "
          + "/api/v2/groups; then send PUT /api/v2/users/NAME/grouplist with groups that exist, or "
          + "in AAD mode let the user sign in again";

  private Repair() {}

  /** How to mend a user whose groups are remembered. */
  static String ofRemembered(String user) {
    return "apply a policy that lists the user, or " + byHand(user);
  }

  /** How to mend a user of whom no more than the name is known. */
  public static String byHand(String user) {
    return "send PUT /api/v2/users/"
        + user
        + "/grouplist with a list of groups that exist, such as {\"grouplist\":[\"default\"]}; in AAD "
        + "mode let the user sign in again";
  }
}
