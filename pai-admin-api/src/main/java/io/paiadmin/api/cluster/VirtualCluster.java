package io.paiadmin.api.cluster;

/**
 * A virtual cluster (VC) as the scheduler reports it.
 *
 * @param name the name, compared exactly
 * @param total everything assigned to it; all zero for a VC that exists in name only
 * @param used what running jobs hold of it
 */
public record VirtualCluster(String name, Resources total, Resources used) {

  /** Makes a VC of which only the name is known. */
  public static VirtualCluster named(String name) {
    return new VirtualCluster(name, Resources.NONE, Resources.NONE);
  }

  /**
   * Amounts of computing resources.
   *
   * @param gpus number of GPUs
   * @param cpus number of CPU cores
   * @param memoryMb memory in MB
   */
  public record Resources(double gpus, double cpus, double memoryMb) {
    /** Nothing at all. */
    public static final Resources NONE = new Resources(0, 0, 0);
  }
}
