package io.paiadmin.core.time;

import io.paiadmin.api.Problem;
import io.paiadmin.core.time.line.Span;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;

/**
 * A calendar that was written down.
 *
 * @param name what it is called now
 * @param rules what was written, under the name that it had then
 */
record WrittenOrigin(String name, CalendarRules rules) implements CalendarOrigin {
  @Override
  public ZoneId zone() {
    return rules.zone();
  }

  @Override
  public List<Problem> warnings() {
    return rules.idleBreaks().stream().map(WrittenOrigin::idle).toList();
  }

  @Override
  public CalendarOrigin named(String other) {
    return new WrittenOrigin(other, rules);
  }

  @Override
  public boolean plans(Span stretch) {
    return dates(stretch).anyMatch(date -> !rules.on(date).isEmpty());
  }

  @Override
  public Stream<DateNote> notes(Span stretch) {
    return dates(stretch).flatMap(date -> rules.notes(date).stream());
  }

  private Stream<LocalDate> dates(Span stretch) {
    return new DateLine(zone()).dates(stretch);
  }

  private static Problem idle(DateNote rest) {
    String message =
        "the break %s on %s is outside the hours of that date".formatted(rest.text(), rest.date());
    return Problem.warning("BREAK_OUTSIDE", rest.source(), message, "remove it, or check the date");
  }
}
