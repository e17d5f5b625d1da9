package io.paiadmin.api.cluster;

/**
 * What a connector can do beyond reading. The host checks the declared set before it calls; a
 * change outside the set is refused with {@code UNSUPPORTED}, and that is the only form of
 * "unsupported".
 */
public enum Capability {
  /** Can create groups. */
  CREATE_GROUP,
  /** Can change a group's description, external name and acls. */
  UPDATE_GROUP,
  /** Can delete groups; the cluster takes the name from every member. */
  DELETE_GROUP,
  /** Can create users. */
  CREATE_USER,
  /** Can delete users who are no administrators. */
  DELETE_USER,
  /** Can set a user's mail address. */
  SET_USER_EMAIL,
  /** Can replace a user's list of groups. */
  SET_USER_GROUPS,
  /** Can make a user an administrator. */
  GRANT_ADMIN,
  /** Can take a user out of every administrator group. */
  REVOKE_ADMIN,
  /** Can end every token of a user, browser and application tokens alike. */
  REVOKE_TOKENS,
  /** Can list jobs. */
  READ_JOBS,
  /** Can stop a job. */
  STOP_JOB,
  /** Can tag a job. */
  TAG_JOB
}
