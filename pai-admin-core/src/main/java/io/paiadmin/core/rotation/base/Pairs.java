package io.paiadmin.core.rotation.base;

/**
 * Two at a time, and everybody with everybody else: after any number of turns no two people differ
 * by more than one, and each two serve together exactly once in every n(n-1)/2 turns.
 *
 * <p>An even number of people meets in rounds of disjoint pairs, as in a tournament (the circle
 * method). For an odd number, where somebody would sit out, the pairs are the edges of Walecki's
 * Hamiltonian cycles, every second edge first, so that all have served once before anybody serves
 * twice.
 *
 * @param people how many, at least 1; one person serves alone
 */
public record Pairs(int people) implements BaseOrder {
  @Override
  public Pair at(long turn) {
    if (people == 1) {
      return Pair.alone(0);
    }
    int within = (int) Math.floorMod(turn, period());
    return people % 2 == 0 ? even(within) : odd(within);
  }

  @Override
  public long period() {
    return people == 1 ? 1 : (long) people * (people - 1);
  }

  /** Half of the people serve before anybody comes again, so no rotation of pairs does better. */
  @Override
  public int leastGap() {
    if (people < 5) {
      return 1;
    }
    return people % 2 == 0 ? people / 2 - 1 : (people - 1) / 2;
  }

  private Pair odd(int turn) {
    int cycle = turn / people;
    int place = turn % people;
    int edge = 2 * place < people ? 2 * place : 2 * place - people;
    return Pair.of(vertex(cycle, edge), vertex(cycle, (edge + 1) % people));
  }

  /** Returns the vertex at a place of a zigzag through all of them, which begins at the last. */
  private int vertex(int cycle, int place) {
    if (place == 0) {
      return people - 1;
    }
    int step = place / 2;
    return Math.floorMod(place % 2 == 0 ? cycle + step : cycle - step, people - 1);
  }

  private Pair even(int turn) {
    int round = turn / (people / 2) % (people - 1);
    int place = turn % (people / 2);
    boolean secondPass = turn >= people / 2 * (people - 1);
    int one = place == 0 ? people - 1 : Math.floorMod(round + place, people - 1);
    int other = place == 0 ? round : Math.floorMod(round - place, people - 1);
    boolean turned = (place == 0 ? round % 2 == 1 : place % 2 == 0) != secondPass;
    return turned ? Pair.of(other, one) : Pair.of(one, other);
  }
}
