package io.paiadmin.core.rotation.roster;

import java.util.ArrayList;
import java.util.List;

/**
 * What people agreed on beside the plan, each list in the order agreed. Immutable.
 *
 * @param swaps slots that changed hands
 * @param vacancies slots given back
 * @param covers times in which one serves for another
 */
public record Agreements(List<Swap> swaps, List<Vacancy> vacancies, List<Cover> covers) {
  /** Nothing was agreed. */
  public static final Agreements NONE = new Agreements(List.of(), List.of(), List.of());

  /** Copies the lists. */
  public Agreements {
    swaps = List.copyOf(swaps);
    vacancies = List.copyOf(vacancies);
    covers = List.copyOf(covers);
  }

  /** Returns these agreements and one more. */
  public Agreements and(Swap swap) {
    return new Agreements(appended(swaps, swap), vacancies, covers);
  }

  /** Returns these agreements and one more. */
  public Agreements and(Vacancy vacancy) {
    return new Agreements(swaps, appended(vacancies, vacancy), covers);
  }

  /** Returns these agreements and one more. */
  public Agreements and(Cover cover) {
    return new Agreements(swaps, vacancies, appended(covers, cover));
  }

  private static <T> List<T> appended(List<T> all, T one) {
    List<T> longer = new ArrayList<>(all);
    longer.add(one);
    return longer;
  }
}
