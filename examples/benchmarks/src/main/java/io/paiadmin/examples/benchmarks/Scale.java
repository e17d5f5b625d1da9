package io.paiadmin.examples.benchmarks;

/** How large a synthetic cluster is: ten memberships per user, fifty users per team. */
public enum Scale {
  /** 1,000 users, 20 teams, 10,000 memberships. */
  TINY(1_000),
  /** 10,000 users, 200 teams, 100,000 memberships. */
  SMALL(10_000),
  /** 30,000 users, 600 teams, 300,000 memberships. */
  MEDIUM(30_000),
  /** 100,000 users, 2,000 teams, 1,000,000 memberships. */
  LARGE(100_000);

  static final int TEAMS_PER_USER = 10;
  private static final int USERS_PER_TEAM = 50;

  private final int users;

  Scale(int users) {
    this.users = users;
  }

  int users() {
    return users;
  }

  int teams() {
    return users / USERS_PER_TEAM;
  }
}
