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
      Feed before =
          Files.exists(file)
              ? FeedFile.read(file.toString(), Files.readString(file))
              : Feed.empty(schedule.rotation().name());
      Files.writeString(file, before.next(schedule, range, Instant.now()).text());
    } catch (IOException e) {
      Problem problem =
          Problem.error(
              "FEED_FILE",
              file.toString(),
              "the file cannot be read or written",
              "name a file in a folder that is there");
      throw new PaiAdminException(StandardErrorCode.INVALID_INPUT, List.of(problem), e);
    }
  }
}
