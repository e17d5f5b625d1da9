package io.paiadmin.core.tenancy.access;

import java.util.Comparator;

/**
 * Something that access is about.
 *
 * @param kind what it is
 * @param name its name
 */
public record Resource(Kind kind, String name) implements Comparable<Resource> {
  private static final Comparator<Resource> ORDER =
      Comparator.comparing(Resource::kind).thenComparing(Resource::name);

  /** What a resource is. */
  public enum Kind {
    /** A virtual cluster. */
    VIRTUAL_CLUSTER("virtual cluster"),
    /** A storage. */
    STORAGE("storage");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /** Returns the kind in words. */
    public String text() {
      return text;
    }
  }

  /** Makes the resource that a virtual cluster is. */
  public static Resource virtualCluster(String name) {
    return new Resource(Kind.VIRTUAL_CLUSTER, name);
  }

  /** Makes the resource that a storage is. */
  public static Resource storage(String name) {
    return new Resource(Kind.STORAGE, name);
  }

  /** Orders virtual clusters before storages, then by name. */
  @Override
  public int compareTo(Resource other) {
    return ORDER.compare(this, other);
  }

  /** Returns kind and name, such as {@code storage nfs}. */
  @Override
  public String toString() {
    return kind.text() + " " + name;
  }
}
