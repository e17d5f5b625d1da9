package io.paiadmin.core.policy.rotation;

import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.policy.holiday.HolidaySources;
import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.rotation.roster.Rotation;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The section {@code rotation}, which one of the files may have. Used once, by one thread. */
public final class RotationSection {
  private final Faults faults;
  private final HolidaySources holidays;
  private @Nullable String said;
  private @Nullable Rotation rotation;

  /** Makes a section that is not read yet. */
  public RotationSection(Faults faults, HolidaySources holidays) {
    this.faults = faults;
    this.holidays = holidays;
  }

  /** Reads what one file says; relative paths in it start from a folder. */
  public void read(Form policy, Path directory) {
    policy.usePart("rotation", section -> readSection(section, directory));
  }

  /** Returns the rotation; empty when no file has the section, and after a fault. */
  public Optional<Rotation> value() {
    return Optional.ofNullable(rotation);
  }

  private void readSection(Form section, Path directory) {
    if (said != null) {
      String message = "the rotation is written already at " + said;
      section.fault("DUPLICATE_ENTRY", section.at(), message, "write it in one file");
    }
    said = section.at();
    Optional<Rotation> found = new RotationForm(section, faults, directory, holidays).read();
    rotation = found.orElse(null);
  }
}
