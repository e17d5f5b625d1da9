package io.paiadmin.examples;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.core.rotation.slot.Cadence;
import io.paiadmin.core.rotation.slot.Slot;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.commons.csv.CSVRecord;

/**
 * Rows that ask which slot of a rotation is running at a moment, and whose turn it is.
 *
 * @param kept the columns that come back as they are
 */
record SlotRows(List<String> kept) implements Sheet.Question {
  private static final List<String> ASKED =
      List.of("zone", "anchor_date", "handoff", "period_days", "members", "instant");
  private static final List<String> ANSWERED =
      List.of("slot", "member_index", "slot_start", "slot_end");

  /**
   * Makes rows of columns of these names.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} when one is missing
   */
  static SlotRows of(List<String> columns) {
    if (!columns.containsAll(ASKED)) {
      throw Arguments.refusal(
          "the first row does not say what is asked",
          "name the columns %s, with commas between them".formatted(String.join(",", ASKED)));
    }
    return new SlotRows(columns.stream().filter(name -> !ANSWERED.contains(name)).toList());
  }

  @Override
  public List<String> columns() {
    List<String> columns = new ArrayList<>(kept);
    columns.addAll(ANSWERED);
    return columns;
  }

  @Override
  public List<String> answer(CSVRecord row) {
    Cadence cadence =
        new Cadence(
            read(row, "zone", ZoneId::of, "Europe/Berlin"),
            read(row, "anchor_date", LocalDate::parse, "2026-01-05"),
            read(row, "handoff", LocalTime::parse, "09:00"),
            read(row, "period_days", Integer::valueOf, "7"));
    int members = read(row, "members", SlotRows::count, "3");
    Slot slot = cadence.at(read(row, "instant", Instant::parse, "2026-03-16T09:00:00Z"));
    List<String> values = new ArrayList<>(kept.stream().map(row::get).toList());
    values.add(Long.toString(slot.number()));
    values.add(Long.toString(Math.floorMod(cadence.turn(slot.number()), (long) members)));
    values.add(slot.start().atOffset(ZoneOffset.UTC).toString());
    values.add(slot.end().atOffset(ZoneOffset.UTC).toString());
    return values;
  }

  private static Integer count(String text) {
    int count = Integer.parseInt(text);
    if (count < 1) {
      throw new NumberFormatException(text);
    }
    return count;
  }

  private static <T> T read(
      CSVRecord row, String column, Function<String, T> reading, String example) {
    String text = row.get(column);
    try {
      return reading.apply(text);
    } catch (DateTimeException | NumberFormatException e) {
      String message = "%s: '%s' makes no sense".formatted(column, text);
      throw Arguments.refusal(message, "write it like " + example);
    }
  }
}
