package io.paiadmin.core.time;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneRulesProvider;

/** Which edition of the time zone data answers come from; another one may give other answers. */
public final class ZoneData {
  private ZoneData() {}

  /** Returns the version for a zone, such as "2025b", and "none" for a mere offset. */
  public static String version(ZoneId zone) {
    // Offsets have no data of their own, so that nothing about them can change.
    return zone.normalized() instanceof ZoneOffset
        ? "none"
        : ZoneRulesProvider.getVersions(zone.getId()).lastEntry().getKey();
  }
}
