package io.paiadmin.core.tenancy.wish;

/** A single change, for those who have no policy at hand. */
public sealed interface Edit extends Intent {

  /** Returns the change in words, for the reasons of the steps it leads to. */
  String text();

  /** Returns the name of the group that is concerned. */
  String group();

  /** A user joins a team: they are added to its group (basic mode only). */
  record Join(String user, String team) implements Edit {
    @Override
    public String group() {
      return team;
    }

    @Override
    public String text() {
      return "join(" + user + ", " + team + ")";
    }
  }

  /** A user leaves a team (basic mode only). */
  record Leave(String user, String team) implements Edit {
    @Override
    public String group() {
      return team;
    }

    @Override
    public String text() {
      return "leave(" + user + ", " + team + ")";
    }
  }

  /** A group may use one more storage, after those it has. */
  record GrantStorage(String group, String storage) implements Edit {
    @Override
    public String text() {
      return "grantStorage(" + group + ", " + storage + ")";
    }
  }

  /** A group may no longer use a storage. */
  record RevokeStorage(String group, String storage) implements Edit {
    @Override
    public String text() {
      return "revokeStorage(" + group + ", " + storage + ")";
    }
  }

  /** A group may use one more virtual cluster (AAD mode only). */
  record GrantVirtualCluster(String group, String virtualCluster) implements Edit {
    @Override
    public String text() {
      return "grantVirtualCluster(" + group + ", " + virtualCluster + ")";
    }
  }

  /** A group may no longer use a virtual cluster (AAD mode only). */
  record RevokeVirtualCluster(String group, String virtualCluster) implements Edit {
    @Override
    public String text() {
      return "revokeVirtualCluster(" + group + ", " + virtualCluster + ")";
    }
  }
}
