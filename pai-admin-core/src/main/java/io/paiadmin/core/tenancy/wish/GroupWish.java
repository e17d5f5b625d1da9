package io.paiadmin.core.tenancy.wish;

import java.util.List;
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
    Placed<String> placed = new Placed<>(text, "");
    return new GroupWish(
        name,
        placed,
        externalName,
        virtualClusters,
        storages,
        members,
        expected,
        renamedFrom,
        cells);
  }

  /** Returns this wish with an external name. */
  public GroupWish withExternalName(String alias) {
    Placed<String> placed = new Placed<>(alias, "");
    return new GroupWish(
        name,
        description,
        placed,
        virtualClusters,
        storages,
        members,
        expected,
        renamedFrom,
        cells);
  }

  /** Returns this wish with virtual clusters. */
  public GroupWish withVirtualClusters(String... names) {
    NameList list = NameList.of(names);
    return new GroupWish(
        name, description, externalName, list, storages, members, expected, renamedFrom, cells);
  }

  /** Returns this wish with storages, the default one first. */
  public GroupWish withStorages(String... names) {
    NameList list = NameList.of(names);
    return new GroupWish(
        name,
        description,
        externalName,
        virtualClusters,
        list,
        members,
        expected,
        renamedFrom,
        cells);
  }

  /** Returns this wish with members. */
  public GroupWish withMembers(String... names) {
    NameList list = NameList.of(names);
    return new GroupWish(
        name,
        description,
        externalName,
        virtualClusters,
        storages,
        list,
        expected,
        renamedFrom,
        cells);
  }

  /** Returns this wish with the members that the directory should have. */
  public GroupWish withExpected(String... names) {
    NameList list = NameList.of(names);
    return new GroupWish(
        name,
        description,
        externalName,
        virtualClusters,
        storages,
        members,
        list,
        renamedFrom,
        cells);
  }

  /** Returns this wish with the name that the group bore until now. */
  public GroupWish withRenamedFrom(String oldName) {
    Placed<String> placed = new Placed<>(oldName, "");
    return new GroupWish(
        name,
        description,
        externalName,
        virtualClusters,
        storages,
        members,
        expected,
        placed,
        cells);
  }

  /** Returns this wish with the hardware of a new virtual cluster. */
  public GroupWish withCells(Cell... shares) {
    return new GroupWish(
        name,
        description,
        externalName,
        virtualClusters,
        storages,
        members,
        expected,
        renamedFrom,
        List.of(shares));
  }
}
