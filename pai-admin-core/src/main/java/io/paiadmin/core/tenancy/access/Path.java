package io.paiadmin.core.tenancy.access;

/**
 * One way in which a user reaches a resource.
 *
 * @param group the user's group that opens it
 * @param via how the group opens it
 */
public record Path(String group, Via via) {

  /** How a group opens a resource. */
  public enum Via {
    /** Its acls name the resource. */
    ACL,
    /** Its members are administrators, who may use every virtual cluster. */
    ADMIN
  }
}
