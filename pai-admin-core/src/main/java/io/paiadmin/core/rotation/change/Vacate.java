package io.paiadmin.core.rotation.change;

import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Vacancy;
import java.util.List;
import java.util.stream.Stream;

/**
 * Somebody gives a slot back, so that nobody is in it until somebody covers. Everything up to it is
 * published first.
 *
 * @param vacancy who, and which slot
 */
public record Vacate(Vacancy vacancy) implements Command {
  @Override
  public List<Problem> faults(Present present) {
    List<Problem> faults =
        Stream.concat(present.unknown(vacancy.member()), present.past(vacancy.slot())).toList();
    return faults.isEmpty() ? strange(present).toList() : faults;
  }

  /** Tells that somebody gives back what is not theirs. */
  private Stream<Problem> strange(Present present) {
    List<String> owners = present.schedule().owners(vacancy.slot()).members();
    String message =
        "slot %s does not belong to %s, but to %s"
            .formatted(
                vacancy.slot(),
                vacancy.member(),
                owners.isEmpty() ? "nobody" : String.join(" and ", owners));
    return owners.contains(vacancy.member())
        ? Stream.empty()
        : Stream.of(Present.fault("VACANCY_IDLE", message, "name another slot"));
  }

  /** It stays with whoever gave it back, or somebody else might get it in a later plan. */
  @Override
  public long firstOpen(Present present) {
    return Math.max(present.firstOpen(), vacancy.slot() + 1);
  }

  @Override
  public Rotation applied(Rotation rotation) {
    return rotation.with(rotation.agreements().and(vacancy));
  }
}
