package io.paiadmin.core.rotation.change;

import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.roster.Agreements;
import io.paiadmin.core.rotation.roster.Cover;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Vacancy;
import java.util.List;
import java.util.stream.Stream;

/**
 * Something that was agreed is taken back before it begins. A swap is taken back by another one.
 *
 * @param covers which covers
 * @param vacancies which slots given back
 */
public record Withdraw(List<Cover> covers, List<Vacancy> vacancies) implements Command {
  /** Copies the lists. */
  public Withdraw {
    covers = List.copyOf(covers);
    vacancies = List.copyOf(vacancies);
  }

  /** Takes a cover back. */
  public static Withdraw of(Cover cover) {
    return new Withdraw(List.of(cover), List.of());
  }

  /** Takes back that a slot was given back. */
  public static Withdraw of(Vacancy vacancy) {
    return new Withdraw(List.of(), List.of(vacancy));
  }

  @Override
  public List<Problem> faults(Present present) {
    Agreements agreed = present.rotation().agreements();
    Stream<Problem> strange =
        Stream.concat(
                covers.stream().filter(one -> !agreed.covers().contains(one)),
                vacancies.stream().filter(one -> !agreed.vacancies().contains(one)))
            .map("this was not agreed: %s"::formatted)
            .map(message -> Present.fault("ROTATION_AGREEMENT", message, "name it as it was"));
    Stream<Problem> begun =
        covers.stream()
            .filter(one -> one.range().start().isBefore(present.now()))
            .map(one -> "the cover began at " + present.text(one.range().start()))
            .map(message -> Present.fault("ROTATION_PAST", message, "agree on another cover"));
    return Stream.of(strange, begun, vacancies.stream().flatMap(one -> present.past(one.slot())))
        .flatMap(faults -> faults)
        .toList();
  }

  @Override
  public Rotation applied(Rotation rotation) {
    Agreements agreed = rotation.agreements();
    return rotation.with(
        new Agreements(
            agreed.swaps(),
            agreed.vacancies().stream().filter(one -> !vacancies.contains(one)).toList(),
            agreed.covers().stream().filter(one -> !covers.contains(one)).toList()));
  }
}
