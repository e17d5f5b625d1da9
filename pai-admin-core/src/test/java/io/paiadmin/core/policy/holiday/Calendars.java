package io.paiadmin.core.policy.holiday;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Calendar files for tests, and what they give in short. */
final class Calendars {
  private Calendars() {}

  static HolidayFile resource(String name) {
    try (InputStream in = Calendars.class.getResourceAsStream("/holiday/" + name)) {
      return HolidayFile.read(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a calendar of events; the first one begins on line 3. */
  static String of(String... events) {
    return "BEGIN:VCALENDAR\nVERSION:2.0\n" + String.join("", events) + "END:VCALENDAR\n";
  }

  /** Returns an event named Feast. */
  static String feast(String... lines) {
    return event(Stream.concat(Stream.of("SUMMARY:Feast"), Stream.of(lines)));
  }

  static String event(String... lines) {
    return event(Stream.of(lines));
  }

  private static String event(Stream<String> lines) {
    return lines.collect(Collectors.joining("\n", "BEGIN:VEVENT\n", "\nEND:VEVENT\n"));
  }

  static HolidayFile read(String... events) {
    return HolidayFile.read("f.ics", of(events));
  }

  /** Returns the holidays of a file as {@code date name}. */
  static List<String> brief(HolidayFile file) {
    return file.holidays().stream().map(day -> day.date() + " " + day.name()).toList();
  }

  /** Returns the days that one event gives. */
  static List<String> days(String... lines) {
    return read(feast(lines)).holidays().stream().map(day -> day.date().toString()).toList();
  }

  static List<String> warnings(HolidayFile file) {
    return file.warnings().stream().map(Calendars::brief).toList();
  }

  /** Returns every fault of a text as {@code place CODE}. */
  static List<String> faults(String text) {
    return refusal(text).problems().stream().map(Calendars::brief).toList();
  }

  static PaiAdminException refusal(String text) {
    PaiAdminException refusal =
        catchThrowableOfType(PaiAdminException.class, () -> HolidayFile.read("f.ics", text));
    if (refusal.code() != StandardErrorCode.INVALID_INPUT) {
      throw refusal;
    }
    return refusal;
  }

  private static String brief(Problem problem) {
    return problem.at() + " " + problem.code();
  }
}
