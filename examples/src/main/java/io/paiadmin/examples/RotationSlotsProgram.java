package io.paiadmin.examples;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** Says which slot of a rotation is running at a moment, one answer for each row of a CSV file. */
final class RotationSlotsProgram implements Program {
  @Override
  public String name() {
    return "rotation-slots";
  }

  @Override
  public String usage() {
    return "FILE.csv [--json]";
  }

  @Override
  public String summary() {
    return "says which slot is running and whose turn it is: rows with zone, anchor_date, handoff,"
        + " period_days, members and instant";
  }

  @Override
  public Set<String> options() {
    return Set.of();
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    List<Path> files = arguments.files();
    if (files.size() != 1) {
      throw new PaiAdminException(
          StandardErrorCode.INVALID_INPUT, "no file is named, or several", "name one CSV file");
    }
    Answers answers = Sheet.answer(files.get(0), SlotRows::of);
    console.out().print(arguments.json() ? answers.json() : answers.csv());
    return Exit.DONE;
  }
}
