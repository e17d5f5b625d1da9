package io.paiadmin.core.tenancy.draft;

import io.paiadmin.core.tenancy.plan.Reason;
import io.paiadmin.core.tenancy.wish.Edit;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.UserWish;

/** Why things are wanted, in words. */
final class Reasons {
  private Reasons() {}

  static Reason group(GroupWish wish) {
    String name = wish.name().value();
    return new Reason("GROUP", wish.name().at(), "the policy describes group " + name);
  }

  static Reason defaultStorages(NameList storages) {
    return new Reason("DEFAULT_STORAGES", storages.at(), "everybody may use these storages");
  }

  static Reason user(UserWish wish) {
    String name = wish.name().value();
    return new Reason("USER", wish.name().at(), "the policy lists user " + name);
  }

  static Reason email(UserWish wish, Placed<String> email) {
    String name = wish.name().value();
    return new Reason("USER_EMAIL", email.at(), "the policy gives the mail address of " + name);
  }

  static Reason member(Placed<String> member, String group) {
    return new Reason("MEMBER", member.at(), group + " lists " + member.value() + " as a member");
  }

  static Reason noMember(String user, String group, NameList members) {
    return new Reason("NO_MEMBER", members.at(), group + " does not list " + user + " as a member");
  }

  static Reason admin(Placed<String> admin) {
    return new Reason("ADMIN", admin.at(), admin.value() + " is listed as an administrator");
  }

  static Reason noAdmin(String user, NameList admins) {
    return new Reason("NO_ADMIN", admins.at(), user + " is not listed as an administrator");
  }

  static Reason everybodyInDefault(String user) {
    return new Reason("DEFAULT_REQUIRED", "", "everybody is in default, and " + user + " is not");
  }

  static Reason defaultGroup() {
    return new Reason("DEFAULT_REQUIRED", "", "everybody is in default, which does not exist");
  }

  static Reason defaultVirtualCluster() {
    return new Reason(
        "DEFAULT_REQUIRED",
        "",
        "everybody is in default, which a restart deletes unless it has a virtual cluster");
  }

  static Reason renamed(GroupWish wish, Placed<String> old) {
    return new Reason(
        "RENAMED", old.at(), "group " + old.value() + " becomes " + wish.name().value());
  }

  static Reason carriedOver(GroupWish wish) {
    Placed<String> old = wish.renamedFrom();
    return old == null ? group(wish) : renamed(wish, old);
  }

  static Reason pruned(String kind, String name, String at) {
    return new Reason(
        "PRUNED", at, "the policy does not mention " + kind + " " + name + " and says prune");
  }

  static Reason edit(Edit edit) {
    return new Reason("SINGLE_CHANGE", edit.text(), edit.text() + " was asked for");
  }
}
