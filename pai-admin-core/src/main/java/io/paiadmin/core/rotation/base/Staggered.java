package io.paiadmin.core.rotation.base;

/**
 * Two at a time; whoever is secondary is primary in the next turn.
 *
 * @param people how many, at least 1; one person serves alone
 */
public record Staggered(int people) implements BaseOrder {
  @Override
  public Pair at(long turn) {
    int primary = Math.floorMod(turn, people);
    return people == 1 ? Pair.alone(0) : Pair.of(primary, (primary + 1) % people);
  }

  @Override
  public long period() {
    return people;
  }

  @Override
  public int leastGap() {
    return 1;
  }
}
