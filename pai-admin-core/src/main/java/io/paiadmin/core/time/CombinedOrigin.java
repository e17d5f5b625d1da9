package io.paiadmin.core.time;

import io.paiadmin.api.Problem;
import io.paiadmin.core.time.line.SetOperation;
import io.paiadmin.core.time.line.Span;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;

/**
 * A calendar made of two.
 *
 * @param name what it is called
 * @param first the calendar whose zone it has
 * @param operation how the two became one
 * @param second the other calendar
 */
record CombinedOrigin(
    String name, CalendarOrigin first, SetOperation operation, CalendarOrigin second)
    implements CalendarOrigin {

  static CombinedOrigin of(CalendarOrigin first, SetOperation operation, CalendarOrigin second) {
    String name = "%s %s %s".formatted(first.name(), word(operation), second.name());
    return new CombinedOrigin(name, first, operation, second);
  }

  @Override
  public ZoneId zone() {
    return first.zone();
  }

  @Override
  public List<Problem> warnings() {
    return Stream.of(first, second).flatMap(part -> part.warnings().stream()).toList();
  }

  @Override
  public CalendarOrigin named(String other) {
    return new CombinedOrigin(other, first, operation, second);
  }

  @Override
  public boolean plans(Span stretch) {
    return switch (operation) {
      case UNION -> first.plans(stretch) || second.plans(stretch);
      case INTERSECTION -> first.plans(stretch) && second.plans(stretch);
      case DIFFERENCE -> first.plans(stretch);
    };
  }

  /** A holiday of what is taken away takes no time away, so that nothing of it is to be said. */
  @Override
  public Stream<DateNote> notes(Span stretch) {
    return operation == SetOperation.DIFFERENCE
        ? first.notes(stretch)
        : Stream.concat(first.notes(stretch), second.notes(stretch));
  }

  private static String word(SetOperation operation) {
    return switch (operation) {
      case UNION -> "or";
      case INTERSECTION -> "and";
      case DIFFERENCE -> "without";
    };
  }
}
