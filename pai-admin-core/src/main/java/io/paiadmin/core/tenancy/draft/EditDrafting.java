package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.rule.Findings;
import io.paiadmin.core.tenancy.rule.MembershipRules;
import io.paiadmin.core.tenancy.wish.Edit;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Drafts a single change, with the checks that a whole wish gets. */
final class EditDrafting {
  private final Draft draft;
  private final AuthenticationMode mode;

  EditDrafting(Draft draft, AuthenticationMode mode) {
    this.draft = draft;
    this.mode = mode;
  }

  void draft(Edit edit) {
    if (edit instanceof Edit.Join join) {
      join(join);
    } else if (edit instanceof Edit.Leave leave) {
      leave(leave);
    } else if (edit instanceof Edit.GrantStorage grant) {
      grantStorage(grant);
    } else if (edit instanceof Edit.RevokeStorage revoke) {
      changeStorages(edit, revoke.group(), list -> without(list, revoke.storage()));
    } else if (edit instanceof Edit.GrantVirtualCluster grant) {
      grantVirtualCluster(grant);
    } else if (edit instanceof Edit.RevokeVirtualCluster revoke) {
      String vc = revoke.virtualCluster();
      changeVirtualClusters(edit, revoke.group(), list -> without(list, vc));
    }
  }

  private void join(Edit.Join join) {
    if (isMembershipAllowed(join, join.user(), join.team())) {
      draft.join(join.user(), join.team(), () -> Reasons.edit(join));
      everybodyInDefault(join.user());
    }
  }

  private void everybodyInDefault(String user) {
    if (draft.now.hasGroup(Names.DEFAULT)) { // its name would dangle otherwise
      draft.join(user, Names.DEFAULT, () -> Reasons.everybodyInDefault(user));
    }
  }

  private void leave(Edit.Leave leave) {
    if (leave.team().equals(Names.DEFAULT) && mode == AuthenticationMode.BASIC) {
      draft.findings.add(MembershipRules.defaultIsForEverybody(leave));
    } else if (isMembershipAllowed(leave, leave.user(), leave.team())
        && draft.now.members(leave.team()).contains(leave.user())) {
      draft.leave(leave.user(), leave.team(), Reasons.edit(leave));
    }
  }

  private boolean isMembershipAllowed(Edit edit, String user, String team) {
    Findings found = new MembershipRules(draft.now, mode).check(edit, user, team);
    draft.findings.addAll(found.list());
    draft.managedUsers.add(user);
    return !found.hasErrors();
  }

  private void grantStorage(Edit.GrantStorage grant) {
    Placed<String> storage = new Placed<>(grant.storage(), grant.text());
    new Storages(draft).require(new NameList(List.of(storage), grant.text()));
    changeStorages(grant, grant.group(), list -> with(list, grant.storage()));
  }

  private void changeStorages(Edit edit, String group, UnaryOperator<List<String>> change) {
    changeAcls(edit, group, acls -> acls.withStorages(change.apply(acls.storages())));
  }

  private void grantVirtualCluster(Edit.GrantVirtualCluster grant) {
    if (!draft.now.hasVirtualCluster(grant.virtualCluster())) {
      draft.findings.error(
          "VC_UNKNOWN",
          grant.text(),
          "the scheduler reports no virtual cluster '" + grant.virtualCluster() + "'",
          "define it in HiveD's configuration and restart, or correct the name");
    }
    changeVirtualClusters(grant, grant.group(), list -> with(list, grant.virtualCluster()));
  }

  private void changeVirtualClusters(Edit edit, String group, UnaryOperator<List<String>> change) {
    if (mode == AuthenticationMode.BASIC) {
      draft.findings.error(
          "B_GROUP_NOT_VC",
          edit.text(),
          "in basic mode group '" + group + "' is exactly the virtual cluster of that name",
          "let users join the group of the virtual cluster they need");
    } else {
      changeAcls(
          edit, group, acls -> acls.withVirtualClusters(change.apply(acls.virtualClusters())));
    }
  }

  private void changeAcls(Edit edit, String name, UnaryOperator<Acls> change) {
    Group group = draft.now.group(name).orElse(null);
    if (group == null) {
      draft.findings.error(
          "GROUP_UNKNOWN",
          edit.text(),
          "there is no group '" + name + "'",
          "correct the name; names are compared exactly");
    } else {
      draft.want(group.withAcls(change.apply(group.acls())), Reasons.edit(edit));
    }
  }

  private static List<String> with(List<String> list, String name) {
    Set<String> names = new LinkedHashSet<>(list);
    names.add(name);
    return List.copyOf(names);
  }

  private static List<String> without(List<String> list, String name) {
    List<String> names = new ArrayList<>(list);
    names.removeIf(name::equals);
    return names;
  }
}
