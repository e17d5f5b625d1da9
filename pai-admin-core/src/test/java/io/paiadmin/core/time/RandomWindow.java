package io.paiadmin.core.time;

import io.paiadmin.core.time.oracle.Ticks;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.zone.ZoneOffsetTransition;
import java.util.List;
import java.util.Random;

/** Some days somewhere: in odd places at odd times, at a change of clocks, or on ordinary dates. */
final class RandomWindow {
  private static final int DAYS = 12;
  private static final Instant FIRST = Instant.parse("1972-02-01T00:00:00Z");
  private static final Instant LAST = Instant.parse("2095-01-01T00:00:00Z");
  private static final List<String> ZONES = ZoneId.getAvailableZoneIds().stream().sorted().toList();

  /** Zones whose clocks do what few others do. */
  private static final List<String> ODD_ZONES =
      List.of(
          "Africa/Cairo",
          "Africa/Casablanca",
          "Africa/El_Aaiun",
          "America/Havana",
          "America/Sao_Paulo",
          "America/St_Johns",
          "Antarctica/Troll",
          "Asia/Gaza",
          "Asia/Kathmandu",
          "Asia/Tehran",
          "Atlantic/Azores",
          "Australia/Lord_Howe",
          "Europe/Dublin",
          "Pacific/Apia");

  /** Changes that come once: dates skipped and repeated, small and large steps, midnights. */
  private static final List<String> ODD_TIMES =
      List.of(
          "Pacific/Apia 2011-12-30T10:00:00Z",
          "Pacific/Fakaofo 2011-12-30T10:00:00Z",
          "Pacific/Kwajalein 1993-08-21T12:00:00Z",
          "Pacific/Kiritimati 1995-01-01T00:00:00Z",
          "Asia/Kathmandu 1985-12-31T18:30:00Z",
          "Asia/Pyongyang 2015-08-14T15:00:00Z",
          "Asia/Singapore 1981-12-31T16:30:00Z",
          "America/Caracas 2007-12-09T07:00:00Z",
          "America/St_Johns 1988-04-03T03:31:00Z",
          "America/St_Johns 2006-10-29T02:31:00Z",
          "America/Sao_Paulo 2015-10-18T03:00:00Z",
          "America/Sao_Paulo 2016-02-21T02:00:00Z",
          "Africa/Cairo 2010-08-10T21:00:00Z",
          "Africa/Cairo 2014-07-31T22:00:00Z",
          "Africa/Casablanca 2031-01-01T00:00:00Z",
          "Antarctica/Casey 2011-10-27T18:00:00Z",
          "Antarctica/Troll 2005-03-27T01:00:00Z");

  private RandomWindow() {}

  static Ticks of(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> atOddTime(pick(random, ODD_TIMES), random);
      case 1 -> atChange(ZoneId.of(pick(random, ODD_ZONES)), random);
      case 2 -> atChange(ZoneId.of(pick(random, ZONES)), random);
      default -> around(moment(random), ZoneId.of(pick(random, ZONES)), random);
    };
  }

  /** Returns the same days as somebody elsewhere sees them. */
  static Ticks elsewhere(Ticks ticks, Random random) {
    String zone = pick(random, random.nextBoolean() ? ODD_ZONES : ZONES);
    return minutes(ZoneId.of(zone), ticks.start());
  }

  private static Ticks atOddTime(String place, Random random) {
    String[] zoneAndTime = place.split(" ", -1);
    return around(Instant.parse(zoneAndTime[1]), ZoneId.of(zoneAndTime[0]), random);
  }

  private static Ticks atChange(ZoneId zone, Random random) {
    Instant moment = moment(random);
    ZoneOffsetTransition next = zone.getRules().nextTransition(moment);
    return around(next == null ? moment : next.getInstant(), zone, random);
  }

  private static Ticks around(Instant moment, ZoneId zone, Random random) {
    Instant minute = Instant.ofEpochSecond(Math.floorDiv(moment.getEpochSecond(), 60) * 60);
    return minutes(zone, minute.minus(Duration.ofHours(72 + random.nextInt(144))));
  }

  private static Ticks minutes(ZoneId zone, Instant start) {
    return new Ticks(zone, start, (int) Duration.ofDays(DAYS).toMinutes(), 60);
  }

  private static Instant moment(Random random) {
    long range = Duration.between(FIRST, LAST).toSeconds();
    return FIRST.plusSeconds((long) (random.nextDouble() * range));
  }

  private static String pick(Random random, List<String> some) {
    return some.get(random.nextInt(some.size()));
  }
}
