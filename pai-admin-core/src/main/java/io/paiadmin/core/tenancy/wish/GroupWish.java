package io.paiadmin.core.tenancy.wish;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A group to manage. In basic mode it is a team's virtual cluster as well. Every null part is left
 * as it is on the cluster.
 *
 * @param name the group's name
 * @param description free text, or null
 * @param externalName the directory group that feeds this one, or null
 * @param virtualClusters the virtual clusters granted; in basic mode the group's own name, which
 *     null implies; or null
 * @param storages the storages granted, the first being the group's default; or null
 * @param members every member (basic mode only), or null
 * @param expected who the directory should have in the group (AAD mode only): compared and
 *     reported, never written; or null
 * @param renamedFrom the group's name until now, or null
 * @param cells the hardware of a new virtual cluster (basic mode only), possibly empty
 */
public record GroupWish(
    Placed<String> name,
    @Nullable Placed<String> description,
    @Nullable Placed<String> externalName,
    @Nullable NameList virtualClusters,
    @Nullable NameList storages,
    @Nullable NameList members,
    @Nullable NameList expected,
    @Nullable Placed<String> renamedFrom,
    List<Cell> cells) {

  /** Copies the list. */
  public GroupWish {
    cells = List.copyOf(cells);
  }

  /** Makes a wish for a group to exist. */
  public static GroupWish named(String name) {
    return new GroupWish(
        new Placed<>(name, ""), null, null, null, null, null, null, null, List.of());
  }

  /** Returns this wish with a description. */
  public GroupWish withDescription(String text) {
    return with(copy -> copy.description = new Placed<>(text, ""));
  }

  /** Returns this wish with an external name. */
  public GroupWish withExternalName(String alias) {
    return with(copy -> copy.externalName = new Placed<>(alias, ""));
  }

  /** Returns this wish with virtual clusters. */
  public GroupWish withVirtualClusters(String... names) {
    return with(copy -> copy.virtualClusters = NameList.of(names));
  }

  /** Returns this wish with storages, the default one first. */
  public GroupWish withStorages(String... names) {
    return with(copy -> copy.storages = NameList.of(names));
  }

  /** Returns this wish with members. */
  public GroupWish withMembers(String... names) {
    return with(copy -> copy.members = NameList.of(names));
  }

  /** Returns this wish with the members that the directory should have. */
  public GroupWish withExpected(String... names) {
    return with(copy -> copy.expected = NameList.of(names));
  }

  /** Returns this wish with the name that the group bore until now. */
  public GroupWish withRenamedFrom(String oldName) {
    return with(copy -> copy.renamedFrom = new Placed<>(oldName, ""));
  }

  /** Returns this wish with the hardware of a new virtual cluster. */
  public GroupWish withCells(Cell... shares) {
    return with(copy -> copy.cells = List.of(shares));
  }

  private GroupWish with(Consumer<Copy> change) {
    Copy copy = new Copy(this);
    change.accept(copy);
    return copy.wish();
  }

  /** A wish of the same name while parts of it are changed. */
  private static final class Copy {
    private final Placed<String> name;
    private @Nullable Placed<String> description;
    private @Nullable Placed<String> externalName;
    private @Nullable NameList virtualClusters;
    private @Nullable NameList storages;
    private @Nullable NameList members;
    private @Nullable NameList expected;
    private @Nullable Placed<String> renamedFrom;
    private List<Cell> cells;

    private Copy(GroupWish wish) {
      name = wish.name;
      description = wish.description;
      externalName = wish.externalName;
      virtualClusters = wish.virtualClusters;
      storages = wish.storages;
      members = wish.members;
      expected = wish.expected;
      renamedFrom = wish.renamedFrom;
      cells = wish.cells;
    }

    private GroupWish wish() {
      return new GroupWish(
          name,
          description,
          externalName,
          virtualClusters,
          storages,
          members,
          expected,
          renamedFrom,
          cells);
    }
  }
}
