package io.paiadmin.core.policy.rotation;

import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.core.policy.form.Dates;
import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.policy.holiday.HolidayForm;
import io.paiadmin.core.policy.holiday.HolidaySources;
import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.rotation.roster.Agreements;
import io.paiadmin.core.rotation.roster.Published;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Team;
import io.paiadmin.core.rotation.slot.Cadence;
import io.paiadmin.core.tenancy.wish.Placed;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads one rotation. Used once. */
final class RotationForm {
  private static final String DEFAULT_NAME = "dri";

  private final Form form;
  private final Faults faults;
  private final HolidayForm holidays;

  RotationForm(Form form, Faults faults, Path directory, HolidaySources sources) {
    this.form = form;
    this.faults = faults;
    this.holidays = new HolidayForm(form, directory, sources);
  }

  /** Returns the rotation; empty when it has a fault, all of which are then reported. */
  Optional<Rotation> read() {
    List<Rotation> found = new ArrayList<>();
    boolean sound = faults.soundly(() -> parts().ifPresent(found::add));
    return sound ? found.stream().findFirst() : Optional.empty();
  }

  private Optional<Rotation> parts() {
    Placed<String> name = form.optionalText("name");
    Optional<Cadence> cadence = cadence();
    Optional<Style> style = new StyleForm(form).read();
    Optional<Rotation.Rules> rules = rules(style.orElse(Style.PAIRS));
    Optional<Team> team = new TeamForm(form).read();
    AgreementForm agreed = new AgreementForm(form, team, cadence, style);
    Agreements agreements = agreed.read();
    Published published = new PublishedForm(form, team, style).read();
    if (cadence.isEmpty() || rules.isEmpty() || team.isEmpty()) {
      return Optional.empty();
    }
    String title = name == null ? DEFAULT_NAME : name.value();
    return form.accepted(
        form.at(),
        "",
        () -> new Rotation(title, cadence.get(), rules.get(), team.get(), agreements, published));
  }

  private Optional<Cadence> cadence() {
    Optional<ZoneId> zone = form.meaning(form.value("zone"), "", Dates::zone);
    Optional<LocalDate> anchor = form.meaning(form.value("anchor"), "", Dates::date);
    Optional<LocalTime> handoff = form.meaning(form.value("handoff"), "", Written::time);
    Placed<String> every = form.value("every");
    Optional<Integer> days = form.meaning(every, "", Written::days);
    return zone.isEmpty() || anchor.isEmpty() || handoff.isEmpty() || days.isEmpty()
        ? Optional.empty()
        : form.accepted(
            every.at(), "", () -> new Cadence(zone.get(), anchor.get(), handoff.get(), days.get()));
  }

  private Optional<Rotation.Rules> rules(Style style) {
    Optional<String> seed = Optional.ofNullable(form.optionalValue("seed")).map(Placed::value);
    List<Holiday> days = new ArrayList<>();
    holidays.read((holiday, source) -> days.add(holiday));
    @Nullable Placed<String> rest = form.optionalValue("rest");
    return rest == null
        ? Optional.of(new Rotation.Rules(style, seed, 0, days))
        : form.meaning(
            rest,
            "",
            text -> new Rotation.Rules(style, seed, Written.number(text).intValue(), days));
  }
}
