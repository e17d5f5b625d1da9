package io.paiadmin.core.rotation.base;

/**
 * One after the other. After any number of turns no two people differ by more than one.
 *
 * @param people how many, at least 1
 */
public record Cycle(int people) implements BaseOrder {
  @Override
  public Pair at(long turn) {
    return Pair.alone(Math.floorMod(turn, people));
  }

  @Override
  public long period() {
    return people;
  }

  @Override
  public int leastGap() {
    return people;
  }
}
