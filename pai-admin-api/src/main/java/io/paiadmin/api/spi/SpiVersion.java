package io.paiadmin.api.spi;

/**
 * The version of the plug-in interfaces. It rises by one when a plug-in built for the version
 * before can no longer run, which default methods and new values avoid.
 */
public final class SpiVersion {
  /**
   * The version that this artefact describes. It is a compile-time constant on purpose: a plug-in
   * that returns it from {@code apiVersion()} carries the number it was built with.
   */
  public static final int CURRENT = 1;

  private SpiVersion() {}
}
