package io.paiadmin.core.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.GroupAction;
import io.paiadmin.core.tenancy.plan.OperatorAction;
import io.paiadmin.core.tenancy.plan.UserAction;

/**
 * What an action changes, as JSON: from what, to what. Null stands for what is not there.
 *
 * @param from the thing before
 * @param to the thing afterwards
 */
record ActionJson(JsonNode from, JsonNode to) {
  private static final JsonNode NOTHING = NullNode.getInstance();

  static ActionJson of(Action action) {
    if (action instanceof GroupAction group) {
      return of(group);
    } else if (action instanceof UserAction user) {
      return of(user);
    }
    return new ActionJson(NOTHING, of((OperatorAction) action));
  }

  private static ActionJson of(GroupAction action) {
    if (action instanceof GroupAction.CreateGroup create) {
      return new ActionJson(NOTHING, group(create.group()));
    } else if (action instanceof GroupAction.SetGroupAcls set) {
      return new ActionJson(acls(set.from()), acls(set.to()));
    } else if (action instanceof GroupAction.RestoreAcl restore) {
      return new ActionJson(acls(restore.from()), acls(restore.to()));
    } else if (action instanceof GroupAction.SetGroupDetails set) {
      return new ActionJson(details(set.from()), details(set.to()));
    }
    return new ActionJson(group(((GroupAction.DeleteGroup) action).group()), NOTHING);
  }

  private static ActionJson of(UserAction action) {
    if (action instanceof UserAction.Membership membership) {
      return new ActionJson(Json.array(membership.from()), Json.array(membership.to()));
    } else if (action instanceof UserAction.CreateUser create) {
      return new ActionJson(NOTHING, Json.object().put("email", create.email()));
    } else if (action instanceof UserAction.SetUserEmail set) {
      return new ActionJson(TextNode.valueOf(set.from()), TextNode.valueOf(set.to()));
    } else if (action instanceof UserAction.GrantAdmin) {
      return new ActionJson(BooleanNode.FALSE, BooleanNode.TRUE);
    } else if (action instanceof UserAction.RevokeAdmin) {
      return new ActionJson(BooleanNode.TRUE, BooleanNode.FALSE);
    } else if (action instanceof UserAction.DeleteUser delete) {
      return new ActionJson(Json.object().put("email", delete.email()), NOTHING);
    }
    return new ActionJson(NOTHING, NOTHING);
  }

  private static JsonNode of(OperatorAction action) {
    if (action instanceof OperatorAction.VcConfigChange change) {
      return Json.object()
          .put("change", Json.word(change.change()))
          .put("fragment", change.fragment());
    } else if (action instanceof OperatorAction.Restart restart) {
      return Json.object().set("commands", Json.array(restart.commands()));
    } else if (action instanceof OperatorAction.RevokeTokensByHand revoke) {
      return Json.object().set("commands", Json.array(revoke.commands()));
    }
    boolean gone = action instanceof OperatorAction.WaitVcGone;
    return TextNode.valueOf(gone ? "absent" : "present");
  }

  private static ObjectNode group(Group group) {
    ObjectNode json =
        Json.object()
            .put("description", group.description())
            .put("externalName", group.externalName());
    return json.set("acls", acls(group.acls()));
  }

  private static ObjectNode details(GroupAction.Details details) {
    return Json.object()
        .put("description", details.description())
        .put("externalName", details.externalName());
  }

  private static ObjectNode acls(Acls acls) {
    ObjectNode json = Json.object().put("admin", acls.admin());
    json.set("virtualClusters", Json.array(acls.virtualClusters()));
    json.set("storageConfigs", Json.array(acls.storages()));
    acls.other().forEach((key, text) -> json.set(key, Json.verbatim(text)));
    return json;
  }
}
