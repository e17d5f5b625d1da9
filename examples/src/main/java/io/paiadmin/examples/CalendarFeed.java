package io.paiadmin.examples;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.feed.FeedFile;
import io.paiadmin.core.rotation.feed.Feed;
import io.paiadmin.core.rotation.schedule.Schedule;
import io.paiadmin.core.time.InstantRange;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.List;

/** A file that calendars subscribe to. */
final class CalendarFeed {
  private CalendarFeed() {}

  /**
   * Writes the duties of a schedule into a file. A feed that is there already is followed, so that
   * calendars learn what changed.
   */
  static void write(Path file, Schedule schedule, InstantRange range) {
    try {
      Feed next = before(file, schedule.rotation().name()).next(schedule, range, Instant.now());
      // Beside it first, so that no half of a feed is ever there.
      Path whole = Files.writeString(file.resolveSibling(file.getFileName() + ".new"), next.text());
      Files.move(whole, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw refusal(file, "the file cannot be read or written", "name a file of your own in UTF-8");
    }
  }

  private static Feed before(Path file, String rotation) throws IOException {
    if (!Files.exists(file)) {
      return Feed.empty(rotation);
    }
    Feed feed = FeedFile.read(file.toString(), Files.readString(file));
    if (!feed.name().equals(Feed.empty(rotation).name())) {
      throw refusal(
          file, "this is the feed of another rotation, " + feed.name(), "name a new file");
    }
    return feed;
  }

  private static PaiAdminException refusal(Path file, String message, String fix) {
    Problem problem = Problem.error("FEED_FILE", file.toString(), message, fix);
    return new PaiAdminException(StandardErrorCode.INVALID_INPUT, List.of(problem));
  }
}
