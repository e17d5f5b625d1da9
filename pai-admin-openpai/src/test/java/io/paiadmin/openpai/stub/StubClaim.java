package io.paiadmin.openpai.stub;

import io.paiadmin.api.cluster.Storage;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A persistent volume claim, which is a storage once it is bound. Its details are what {@code GET
 * /storages/NAME} tells, credentials included.
 *
 * @param name the claim's name
 * @param volume the name of the volume behind it, or null while it is not bound
 * @param shared what the claim's labels say of sharing, or null when it has no labels, in which
 *     case the server leaves the key out
 * @param type what kind of storage it is, such as {@code nfs} or {@code azureFile}
 * @param data where it is and how to get in: key to text, in the order given
 * @param readOnly whether jobs can only read it
 * @param mountOptions options for mounting, possibly none
 * @param secretName the name of the secret behind it, or null
 */
public record StubClaim(
    String name,
    @Nullable String volume,
    @Nullable Boolean shared,
    String type,
    Map<String, String> data,
    boolean readOnly,
    List<String> mountOptions,
    @Nullable String secretName) {

  /** Copies the collections. */
  public StubClaim {
    data = Collections.unmodifiableMap(new LinkedHashMap<>(data));
    mountOptions = List.copyOf(mountOptions);
  }

  /** Makes a bound claim without labels and without details. */
  public static StubClaim bound(String name, String volume) {
    return new StubClaim(name, volume, null, "unknown", Map.of(), false, List.of(), null);
  }

  /** Makes a claim that waits for its volume, so it is no storage yet. */
  public static StubClaim unbound(String name) {
    return new StubClaim(name, null, null, "unknown", Map.of(), false, List.of(), null);
  }

  /** Makes the bound claim behind a storage, with a label and without details. */
  public static StubClaim of(Storage storage) {
    return bound(storage.name(), storage.volume()).withLabel(storage.shared());
  }

  /** Returns this claim with a label that says whether all users see the same files. */
  public StubClaim withLabel(boolean share) {
    return new StubClaim(name, volume, share, type, data, readOnly, mountOptions, secretName);
  }

  /** Returns this claim as another type of storage, with other data. */
  public StubClaim withData(String otherType, Map<String, String> others) {
    return new StubClaim(
        name, volume, shared, otherType, others, readOnly, mountOptions, secretName);
  }

  /** Returns this claim with other options for mounting. */
  public StubClaim withMountOptions(List<String> others) {
    return new StubClaim(name, volume, shared, type, data, readOnly, others, secretName);
  }

  /** Returns this claim as one that can only be read, its credentials in a secret of that name. */
  public StubClaim readOnlyThrough(String secret) {
    return new StubClaim(name, volume, shared, type, data, true, mountOptions, secret);
  }

  /** Tells whether a volume is behind it. */
  public boolean isBound() {
    return volume != null;
  }

  /** Returns the storage that this is; one without labels counts as shared. */
  Storage toStorage() {
    return new Storage(name, volume == null ? "" : volume, !Boolean.FALSE.equals(shared));
  }
}
