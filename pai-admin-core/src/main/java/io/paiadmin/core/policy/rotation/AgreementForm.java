package io.paiadmin.core.policy.rotation;

import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.policy.form.Words;
import io.paiadmin.core.rotation.roster.Agreements;
import io.paiadmin.core.rotation.roster.Cover;
import io.paiadmin.core.rotation.roster.Role;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Swap;
import io.paiadmin.core.rotation.roster.Team;
import io.paiadmin.core.rotation.roster.Vacancy;
import io.paiadmin.core.rotation.slot.Cadence;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads what was agreed beside the plan.
 *
 * @param form the rotation
 * @param team who there is, if the team is sound
 * @param cadence when slots begin, if that is sound
 * @param style which roles there are, if that is sound
 */
record AgreementForm(
    Form form, Optional<Team> team, Optional<Cadence> cadence, Optional<Style> style) {
  Agreements read() {
    List<Swap> swaps = form.all("swaps", this::swap);
    List<Vacancy> vacancies = form.all("vacated", this::vacancy);
    return new Agreements(swaps, vacancies, form.all("covers", this::cover));
  }

  private Optional<Swap> swap(Form entry) {
    List<Placed<String>> texts = entry.values("slots");
    List<Long> slots = texts.stream().flatMap(text -> slot(entry, text).stream()).toList();
    @Nullable Placed<Role> role = entry.optionalWord("role", roles());
    if (texts.size() != 2) {
      String message = "a swap is of two slots";
      entry.fault("ROTATION_SWAP", entry.at(), message, "write slots: [12, 15]");
      return Optional.empty();
    }
    Optional<Role> moved = Optional.ofNullable(role).map(Placed::value);
    return slots.size() == 2
        ? entry.accepted(entry.at(), "", () -> new Swap(slots.get(0), slots.get(1), moved))
        : Optional.empty();
  }

  private Map<String, Role> roles() {
    return Words.of(style.orElse(Style.PAIRS).roles(), Role::text);
  }

  private Optional<Vacancy> vacancy(Form entry) {
    Optional<Long> slot = slot(entry, entry.value("slot"));
    Placed<String> member = entry.text("member");
    @Nullable Placed<String> reason = entry.optionalFreeText("reason");
    String why = reason == null ? "" : reason.value();
    return TeamForm.isKnown(entry, member, team)
        ? slot.map(number -> new Vacancy(number, member.value(), why))
        : Optional.empty();
  }

  private Optional<Long> slot(Form entry, Placed<String> text) {
    Optional<Long> slot = entry.meaning(text, "", Written::number);
    cadence.ifPresent(
        known ->
            slot.ifPresent(number -> entry.accepted(text.at(), "", () -> known.firstDate(number))));
    return slot;
  }

  private Optional<Cover> cover(Form entry) {
    Placed<String> member = entry.text("member");
    Placed<String> by = entry.text("by");
    Optional<Instant> from = moment(entry, entry.value("from"));
    Optional<Instant> to = moment(entry, entry.value("to"));
    boolean known = TeamForm.areKnown(entry, List.of(member, by), team);
    return !known || from.isEmpty() || to.isEmpty()
        ? Optional.empty()
        : entry.accepted(
            entry.at(), "", () -> cover(member.value(), by.value(), from.get(), to.get()));
  }

  private Optional<Instant> moment(Form entry, Placed<String> text) {
    ZoneId zone = cadence.map(Cadence::zone).orElse(ZoneOffset.UTC);
    Optional<Instant> moment = entry.meaning(text, "", word -> Written.moment(word, zone));
    cadence.ifPresent(
        known -> moment.ifPresent(at -> entry.accepted(text.at(), "", () -> known.at(at))));
    return moment;
  }

  private static Cover cover(String member, String by, Instant from, Instant to) {
    return new Cover(member, by, new InstantRange(from, to));
  }
}
