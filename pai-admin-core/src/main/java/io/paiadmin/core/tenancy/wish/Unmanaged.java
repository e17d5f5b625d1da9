package io.paiadmin.core.tenancy.wish;

/** What becomes of groups and users on the cluster that a wish does not mention. */
public enum Unmanaged {
  /** They are left alone. */
  KEEP,
  /** They are left alone, and the plan lists them. */
  REPORT,
  /** They are deleted. */
  PRUNE
}
