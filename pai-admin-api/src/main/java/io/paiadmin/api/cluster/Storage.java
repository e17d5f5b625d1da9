package io.paiadmin.api.cluster;

/**
 * A storage that jobs can mount: a bound persistent volume claim.
 *
 * @param name the claim's name
 * @param volume the name of the volume behind it, empty when unknown
 * @param shared whether all users see the same files; otherwise each has a folder of their own
 */
public record Storage(String name, String volume, boolean shared) {

  /** Makes a shared storage of which only the name is known. */
  public static Storage named(String name) {
    return new Storage(name, "", true);
  }
}
