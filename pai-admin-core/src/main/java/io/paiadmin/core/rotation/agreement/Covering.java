package io.paiadmin.core.rotation.agreement;

import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.roster.Cover;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Splits the duties of one slot where somebody covers. Used once, by one thread. */
final class Covering {
  private final List<Cover> applied = new ArrayList<>();
  private final List<Cover> voided = new ArrayList<>();
  private List<Duty> duties;

  Covering(List<Duty> duties) {
    this.duties = List.copyOf(duties);
  }

  List<Duty> duties() {
    return duties;
  }

  /** Returns the covers that change something. */
  List<Cover> applied() {
    return applied;
  }

  /** Returns the covers of which something cannot be had. */
  List<Cover> voided() {
    return voided;
  }

  /**
   * Covers where it can be had.
   *
   * @param present when whoever covers is there, of the time in this slot
   */
  void cover(Cover cover, List<InstantRange> present) {
    List<Duty> wanted = wanted(cover);
    if (wanted.isEmpty()) {
      return;
    }
    boolean some = false;
    for (InstantRange part : present) {
      some |= coverPart(new Cover(cover.member(), cover.by(), part));
    }
    if (some) {
      applied.add(cover);
    }
    if (!wanted(cover).isEmpty()) {
      voided.add(cover);
    }
  }

  private List<Duty> wanted(Cover cover) {
    return duties.stream().filter(duty -> isFor(duty, cover)).toList();
  }

  private boolean coverPart(Cover cover) {
    List<Duty> wanted = wanted(cover);
    if (wanted.isEmpty()
        || wanted.stream().anyMatch(duty -> serves(cover, duty) || isDouble(cover, duty, wanted))) {
      return false;
    }
    List<Duty> split = new ArrayList<>();
    duties.forEach(duty -> split.addAll(isFor(duty, cover) ? split(duty, cover) : List.of(duty)));
    duties = split;
    return true;
  }

  /** Tells whether a duty is, or was before it was given back, that of the member covered for. */
  private static boolean isFor(Duty duty, Cover cover) {
    Optional<String> current = duty.isCovered() ? duty.member() : duty.owner();
    return current.filter(cover.member()::equals).isPresent()
        && duty.range().overlaps(cover.range());
  }

  /** Tells whether whoever covers serves elsewhere at the same time. */
  private boolean serves(Cover cover, Duty wanted) {
    InstantRange range = wanted.range().common(cover.range());
    return duties.stream()
        .filter(duty -> duty.range().overlaps(range))
        .anyMatch(duty -> duty.member().filter(cover.by()::equals).isPresent());
  }

  /** Tells whether both roles at once would go to whoever covers. */
  private static boolean isDouble(Cover cover, Duty one, List<Duty> wanted) {
    InstantRange range = one.range().common(cover.range());
    return wanted.stream()
        .anyMatch(other -> other.role() != one.role() && other.range().overlaps(range));
  }

  private static List<Duty> split(Duty duty, Cover cover) {
    InstantRange range = duty.range().common(cover.range());
    List<Duty> parts = new ArrayList<>();
    add(parts, duty, duty.range().start(), range.start(), duty.member());
    add(parts, duty, range.start(), range.end(), Optional.of(cover.by()));
    add(parts, duty, range.end(), duty.range().end(), duty.member());
    return parts;
  }

  private static void add(
      List<Duty> parts, Duty duty, Instant start, Instant end, Optional<String> member) {
    if (start.isBefore(end)) {
      InstantRange range = new InstantRange(start, end);
      parts.add(new Duty(duty.slot(), duty.role(), 0, range, duty.owner(), member));
    }
  }
}
