package io.paiadmin.core.policy.rotation;

import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.rotation.roster.Published;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Team;
import io.paiadmin.core.tenancy.wish.Placed;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Reads what was promised to whom: the owners of slot after slot.
 *
 * @param form the rotation
 * @param team who there is, if the team is sound
 * @param style how many serve at a time, if that is sound
 */
record PublishedForm(Form form, Optional<Team> team, Optional<Style> style) {
  /** A slot as it is written. */
  private record Slot(Placed<Long> number, Seats seats) {}

  Published read() {
    return form.part("published", this::published).orElse(Published.NONE);
  }

  private Published published(Form part) {
    NavigableMap<Long, Seats> seats = new TreeMap<>();
    part.all("slots", this::slot).forEach(slot -> add(part, slot, seats));
    long begun =
        Optional.ofNullable(part.optionalValue("begun"))
            .flatMap(text -> part.meaning(text, "", Written::number))
            .orElse(Published.NONE.begun());
    return part.accepted(part.at(), "", () -> new Published(seats, begun)).orElse(Published.NONE);
  }

  private static void add(Form part, Slot slot, NavigableMap<Long, Seats> seats) {
    if (seats.putIfAbsent(slot.number().value(), slot.seats()) != null) {
      String message = "slot %s is published already".formatted(slot.number().value());
      part.fault("DUPLICATE_ENTRY", slot.number().at(), message, "keep one of the two");
    }
  }

  private Optional<Slot> slot(Form entry) {
    Placed<String> text = entry.value("slot");
    Optional<Long> number = entry.meaning(text, "", Written::number);
    Optional<String> primary = owner(entry, "primary");
    Optional<String> secondary =
        style.orElse(Style.PAIRS).seats() == 2 ? owner(entry, "secondary") : Optional.empty();
    Optional<Seats> seats = entry.accepted(entry.at(), "", () -> new Seats(primary, secondary));
    return number.flatMap(key -> seats.map(found -> new Slot(new Placed<>(key, text.at()), found)));
  }

  private Optional<String> owner(Form entry, String role) {
    return Optional.ofNullable(entry.optionalText(role))
        .filter(text -> TeamForm.isKnown(entry, text, team))
        .map(Placed::value);
  }
}
