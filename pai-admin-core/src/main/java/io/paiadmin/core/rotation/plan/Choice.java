package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.roster.Fraction;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Fills the seats of one slot, the best candidate first of those who leave nobody short. */
final class Choice {
  private final Books books;
  private final List<String> names;
  private final Outlook outlook;
  private final Stall stall;
  private final @Nullable Turns turns;
  private final long turn;
  private final List<Integer> seated = new ArrayList<>();
  private final List<Considered> considered = new ArrayList<>();

  Choice(Books books, Outlook outlook, Stall stall, @Nullable Turns turns, long turn) {
    this.books = books;
    this.names = books.rotation().team().names();
    this.outlook = outlook;
    this.stall = stall;
    this.turns = turns;
    this.turn = turn;
  }

  List<Integer> make() {
    while (seated.size() < stall.seats) {
      seated.add(next());
    }
    return seated;
  }

  /** Returns who could have had the last seat, and why not. */
  List<Considered> considered() {
    return considered;
  }

  private int next() {
    considered.clear();
    List<Candidate> candidates =
        IntStream.range(0, names.size())
            .filter(at -> !seated.contains(at) && outlook.has(stall, at))
            .mapToObj(this::candidate)
            .sorted(Candidate.ORDER)
            .toList();
    Candidate first =
        candidates.stream()
            .filter(this::settles)
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("nobody can serve in " + stall.slot));
    candidates.stream()
        .skip(candidates.indexOf(first) + 1)
        .forEach(other -> note(other.member(), other.behind(first)));
    return first.member();
  }

  private boolean settles(Candidate candidate) {
    boolean settles = outlook.settle(stall, candidate.member());
    if (!settles) {
      note(candidate.member(), "is needed in another slot, or somebody would miss their share");
    }
    return settles;
  }

  private void note(int member, String reason) {
    considered.add(new Considered(names.get(member), reason));
  }

  private Candidate candidate(int member) {
    boolean festive = books.burden().in(stall.slot) > 0;
    return new Candidate(
        member,
        festive ? books.burden().owed(member) : Fraction.ZERO,
        books.rests(member, turn),
        books.isExcluded(member, seated),
        turns != null && turns.in(turn).contains(member),
        books.served().turnsSince(member, turn) == 1,
        turns == null ? 0 : turns.until(member, turn),
        turns == null ? outlook.due(stall, member) : 0,
        books.served().together(member, seated),
        books.ranks().get(member));
  }
}
