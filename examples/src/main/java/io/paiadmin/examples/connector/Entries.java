package io.paiadmin.examples.connector;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;

/**
 * How users and groups stand in the file. What a group carries besides what is known here stands
 * under {@code acls.KEY} and {@code extension.KEY}, as JSON.
 */
final class Entries {
  private static final String ACLS = "acls.";
  private static final String EXTENSION = "extension.";

  private Entries() {}

  static User user(Section from) {
    return new User(from.name(), from.take("email"), from.takeList("groups"));
  }

  static Section of(User user) {
    Section section = Section.of("", "user", user.name());
    section.put("email", user.email());
    section.put("groups", String.join(" ", user.groups()));
    return section;
  }

  static Group group(Section from) {
    Acls acls =
        new Acls(
            from.values().remove("admin", "yes"),
            from.takeList("virtualClusters"),
            from.takeList("storages"),
            from.takeAll(ACLS));
    return new Group(
        from.name(),
        from.take("description"),
        from.take("externalName"),
        acls,
        from.takeAll(EXTENSION));
  }

  static Section of(Group group) {
    Section section = Section.of("", "group", group.name());
    section.put("description", group.description());
    section.put("externalName", group.externalName());
    section.put("admin", group.acls().admin() ? "yes" : "");
    section.put("virtualClusters", String.join(" ", group.acls().virtualClusters()));
    section.put("storages", String.join(" ", group.acls().storages()));
    group.acls().other().forEach((key, json) -> section.put(ACLS + key, json));
    group.otherExtension().forEach((key, json) -> section.put(EXTENSION + key, json));
    return section;
  }
}
