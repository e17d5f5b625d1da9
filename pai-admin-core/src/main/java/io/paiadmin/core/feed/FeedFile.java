package io.paiadmin.core.feed;

import biweekly.ICalendar;
import biweekly.component.VEvent;
import biweekly.io.text.ICalReader;
import biweekly.property.ValuedProperty;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.rotation.feed.Feed;
import io.paiadmin.core.rotation.feed.FeedEvent;
import io.paiadmin.core.time.InstantRange;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A feed as it was written earlier. Another one that follows it tells calendars what changed. */
public final class FeedFile {
  private static final Pattern ESCAPED = Pattern.compile("\\\\([\\\\;,nN])");

  private FeedFile() {}

  /**
   * Reads a feed.
   *
   * @param name how places name the file
   * @param text what is in it
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code FEED_FILE} when it is not what
   *     {@link Feed#text()} writes: somebody's own calendar is not to be overwritten
   */
  public static Feed read(String name, String text) {
    try (ICalReader reader = new ICalReader(text)) {
      @Nullable ICalendar calendar = reader.readNext();
      if (calendar == null || !isOurs(calendar)) {
        throw refusal(name, "the file is another calendar");
      }
      List<FeedEvent> events = new ArrayList<>();
      calendar.getEvents().forEach(event -> events.add(event(name, event)));
      return new Feed(title(calendar), events);
    } catch (IOException | IllegalArgumentException e) {
      throw refusal(name, "the file cannot be read as a feed");
    }
  }

  private static boolean isOurs(ICalendar calendar) {
    return value(calendar.getProductId()).filter(Feed.PRODUCT::equals).isPresent();
  }

  private static String title(ICalendar calendar) {
    return Optional.ofNullable(calendar.getExperimentalProperty("X-WR-CALNAME"))
        .map(property -> unescaped(property.getValue()))
        .orElse("");
  }

  /** The library leaves alone what it does not know (RFC 5545, 3.3.11). */
  private static String unescaped(String text) {
    return ESCAPED
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(found.group(1).replaceFirst("[nN]", "\n")));
  }

  private static FeedEvent event(String name, VEvent event) {
    String uid = value(event.getUid()).orElse("");
    Optional<Instant> start = value(event.getDateStart()).map(Date::toInstant);
    Optional<Instant> end = value(event.getDateEnd()).map(Date::toInstant);
    Optional<Instant> modified = value(event.getLastModified()).map(Date::toInstant);
    if (uid.isEmpty() || start.isEmpty() || end.isEmpty() || modified.isEmpty()) {
      throw refusal(name, "an event lacks its uid, start, end or last change");
    }
    return new FeedEvent(
        uid,
        new InstantRange(start.get(), end.get()),
        value(event.getSummary()).orElse(""),
        value(event.getSequence()).orElse(0),
        modified.get(),
        Optional.ofNullable(event.getStatus()).filter(status -> status.isCancelled()).isPresent());
  }

  private static <T> Optional<T> value(@Nullable ValuedProperty<T> property) {
    return Optional.ofNullable(property).map(found -> found.getValue());
  }

  private static PaiAdminException refusal(String name, String message) {
    Problem problem =
        Problem.error("FEED_FILE", name, message, "name a feed written earlier, or a new file");
    return new PaiAdminException(StandardErrorCode.INVALID_INPUT, List.of(problem));
  }
}
