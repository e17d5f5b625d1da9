package io.paiadmin.api.cluster;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A group as the cluster stores it.
 *
 * @param name the name, compared exactly
 * @param description free text, empty when unset
 * @param externalName the name of the directory group that feeds this one; empty when unset, and
 *     without meaning in basic mode
 * @param acls what the group grants
 * @param otherExtension everything in the group's extension besides its acls: key to JSON text,
 *     carried along unchanged
 */
public record Group(
    String name,
    String description,
    String externalName,
    Acls acls,
    Map<String, String> otherExtension) {

  /** Copies the map, ordered by key. */
  public Group {
    otherExtension = Collections.unmodifiableMap(new TreeMap<>(otherExtension));
  }

  /** Makes a group without description, external name or further extension. */
  public static Group of(String name, Acls acls) {
    return new Group(name, "", "", acls, Map.of());
  }

  /** Returns this group with other acls. */
  public Group withAcls(Acls others) {
    return new Group(name, description, externalName, others, otherExtension);
  }

  /** Returns this group with another description and external name. */
  public Group withDetails(String newDescription, String newExternalName) {
    return new Group(name, newDescription, newExternalName, acls, otherExtension);
  }
}
