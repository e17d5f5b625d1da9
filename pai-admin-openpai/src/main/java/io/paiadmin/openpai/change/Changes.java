package io.paiadmin.openpai.change;

import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.GroupChange;
import io.paiadmin.api.cluster.JobChange;
import io.paiadmin.api.cluster.UserChange;
import io.paiadmin.openpai.read.Roster;
import io.paiadmin.openpai.rest.Conversation;

/** Every change that the connector knows. */
public final class Changes {
  private Changes() {}

  /**
   * Carries a change out.
   *
   * @param roster remembers who was in which group
   * @throws io.paiadmin.api.PaiAdminException as the change's Javadoc says; with {@code
   *     OUTCOME_UNKNOWN} when neither an answer nor reading back tells
   */
  public static void apply(ClusterChange change, Conversation conversation, Roster roster) {
    if (change instanceof GroupChange group) {
      new GroupChanges(conversation).apply(group);
    } else if (change instanceof UserChange user) {
      new UserChanges(conversation, roster).apply(user);
    } else if (change instanceof JobChange job) {
      new JobChanges(conversation).apply(job);
    }
  }
}
