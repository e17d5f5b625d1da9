package io.paiadmin.core.rotation.change;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.plan.Rotations;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Cover;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Published;
import io.paiadmin.core.rotation.roster.Role;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Swap;
import io.paiadmin.core.rotation.roster.Team;
import io.paiadmin.core.rotation.roster.Vacancy;
import io.paiadmin.core.rotation.schedule.Move;
import io.paiadmin.core.rotation.schedule.Schedule;
import io.paiadmin.core.rotation.slot.Cadence;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;

/** What holds for every command, however many came before it. */
class ChangeLawsTest {
  private static final int LAST = 45;

  @Property(tries = 40)
  void every_law_holds_for_every_command(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 7) int people, @ForAll Style style) {
    tell(new Story(seed, people, style));
  }

  @Tag("long")
  @Property(tries = 400)
  void every_law_holds_for_every_command_in_many_stories(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 7) int people, @ForAll Style style) {
    tell(new Story(seed, people, style));
  }

  /** Six commands after each other, in the course of some weeks. */
  private static void tell(Story story) {
    for (int step = 0; step < 6; step++) {
      story.next();
      try {
        Change change = story.change(story.command);
        nothing_before_now_changes(story, change);
        whoever_is_on_duty_now_stays_unless_somebody_covers_for_them(story, change);
        joining_or_leaving_on_a_date_changes_no_slot_that_is_over_by_then(story, change);
        what_is_published_stays_with_whoever_is_there(story, change);
        what_moves_is_all_that_differs(story, change);
        the_same_command_gives_the_same_change(story, change);
        story.rotation = change.rotation();
      } catch (PaiAdminException e) {
        // Whatever is refused is refused for what was asked, not for how far it is looked at.
        assertThat(e.problems())
            .isNotEmpty()
            .noneMatch(one -> one.code().equals("ROTATION_HORIZON"));
      }
    }
  }

  private static void nothing_before_now_changes(Story story, Change change) {
    Instant start = story.rotation.cadence().start(0);
    assertThat(duties(change.rotation(), start, story.now))
        .isEqualTo(duties(story.rotation, start, story.now));
  }

  private static void whoever_is_on_duty_now_stays_unless_somebody_covers_for_them(
      Story story, Change change) {
    if (!(story.command instanceof CoverFor)) {
      assertThat(at(change.rotation(), story.now)).isEqualTo(at(story.rotation, story.now));
    }
  }

  private static void joining_or_leaving_on_a_date_changes_no_slot_that_is_over_by_then(
      Story story, Change change) {
    Cadence cadence = story.rotation.cadence();
    date(story)
        .ifPresent(
            date ->
                assertThat(change.moves())
                    .noneMatch(move -> cadence.slot(move.slot()).endDate().isBefore(date)));
  }

  private static void what_is_published_stays_with_whoever_is_there(Story story, Change change) {
    if (story.command instanceof Away away) {
      String gone = away.absence().member();
      Instant end = story.rotation.cadence().start(LAST);
      Schedule before = Schedule.of(story.rotation, end);
      Schedule after = Schedule.of(change.rotation(), end);
      for (long slot : story.rotation.published().seats().headMap((long) LAST).keySet()) {
        for (Role role : Role.values()) {
          Optional<String> owner = before.owners(slot).owner(role).filter(one -> !one.equals(gone));
          owner.ifPresent(one -> assertThat(after.owners(slot).owner(role)).contains(one));
        }
      }
    }
  }

  private static void what_moves_is_all_that_differs(Story story, Change change) {
    Published published = change.rotation().published();
    long known = published.isEmpty() ? 0 : published.seats().lastKey() + 1;
    Instant end = story.rotation.cadence().start(Math.max(LAST, known));
    List<Move> before = whoServes(story.rotation, story.now, end);
    List<Move> after = whoServes(change.rotation(), story.now, end);
    assertThat(change.moves().isEmpty()).isEqualTo(before.equals(after));
    for (Move move : change.moves()) {
      assertThat(move.from()).isNotEqualTo(move.to());
      assertThat(who(story.rotation, move)).isEqualTo(move.from());
      assertThat(who(change.rotation(), move)).isEqualTo(move.to());
    }
  }

  private static void the_same_command_gives_the_same_change(Story story, Change change) {
    assertThat(story.change(story.command)).isEqualTo(change);
  }

  private static Optional<LocalDate> date(Story story) {
    if (story.command instanceof Join join) {
      return join.member().from();
    }
    return story.command instanceof Leave leave
        ? Optional.of(earliest(story, leave).plusDays(1))
        : Optional.empty();
  }

  private static LocalDate earliest(Story story, Leave leave) {
    LocalDate known = story.rotation.team().member(leave.member()).until().orElse(leave.until());
    return known.isBefore(leave.until()) ? known : leave.until();
  }

  private static List<Duty> duties(Rotation rotation, Instant from, Instant to) {
    Schedule schedule = Schedule.of(rotation, to);
    List<Duty> all = new ArrayList<>();
    for (Duty duty : schedule.list(from, to)) {
      InstantRange seen = duty.range().common(new InstantRange(from, to));
      all.add(new Duty(duty.slot(), duty.role(), 0, seen, duty.owner(), duty.member()));
    }
    return all;
  }

  /** Who serves, with neighbouring stretches of one person put together. */
  private static List<Move> whoServes(Rotation rotation, Instant from, Instant end) {
    List<Move> all = new ArrayList<>();
    for (Duty duty : duties(rotation, from, end)) {
      Move next = new Move(duty.slot(), duty.role(), duty.range(), duty.member(), duty.member());
      Move last = all.isEmpty() ? next : all.get(all.size() - 1);
      boolean goesOn =
          last.slot() == next.slot() && last.role() == next.role() && last.to().equals(next.to());
      if (goesOn && !all.isEmpty()) {
        all.remove(all.size() - 1);
        InstantRange both = new InstantRange(last.range().start(), next.range().end());
        next = new Move(duty.slot(), duty.role(), both, duty.member(), duty.member());
      }
      all.add(next);
    }
    return all;
  }

  private static Optional<String> who(Rotation rotation, Move move) {
    return Schedule.of(rotation, move.range().end()).at(move.range().start()).stream()
        .filter(duty -> duty.role() == move.role())
        .findFirst()
        .flatMap(Duty::member);
  }

  private static List<Optional<String>> at(Rotation rotation, Instant moment) {
    return Schedule.of(rotation, moment).at(moment).stream().map(Duty::member).toList();
  }

  /** A team to which things happen, drawn from a seed. */
  private static final class Story {
    private final Random random;
    private Rotation rotation;
    private Instant now;
    private Command command = new Publish(0);
    private int newcomers;

    Story(long seed, int people, Style style) {
      random = new Random(seed);
      rotation =
          style == Style.STAGGERED || random.nextBoolean()
              ? Rotations.weekly(style, Team.of(Rotations.members(people)))
              : Rotations.random(seed, people, 30, Absence.Kind.EXCUSED, Absence.Kind.DEFERRED);
      now = rotation.cadence().start(2).plusSeconds(3600L * random.nextInt(160));
    }

    Change change(Command wanted) {
      return Change.of(rotation, wanted, now, rotation.cadence().start(LAST));
    }

    void next() {
      now = now.plusSeconds(3600L * random.nextInt(300));
      command =
          switch (random.nextInt(9)) {
            case 0 -> new Join(Member.of("n" + newcomers++).joining(soon()));
            case 1 -> new Leave(somebody(), soon());
            case 2 -> new Away(absence());
            case 3 ->
                new Exchange(Swap.of(slot(), slot() + 12), new HashSet<>(rotation.team().names()));
            case 4 -> cover();
            case 7 -> new Back(somebody(), soon());
            case 8 -> withdraw();
            case 5 -> new Vacate(new Vacancy(slot(), somebody(), ""));
            default -> new Publish(slot());
          };
    }

    Absence absence() {
      LocalDate from = soon();
      return new Absence(
          somebody(), from, from.plusDays(1L + random.nextInt(40)), Absence.Kind.EXCUSED);
    }

    private Command withdraw() {
      List<Cover> covers = rotation.agreements().covers();
      List<Vacancy> vacancies = rotation.agreements().vacancies();
      return covers.isEmpty()
          ? new Withdraw(List.of(), vacancies)
          : Withdraw.of(covers.get(random.nextInt(covers.size())));
    }

    private Command cover() {
      List<String> names = rotation.team().names();
      String member = somebody();
      String by = names.get((names.indexOf(member) + 1) % names.size());
      Instant start = now.plusSeconds(3600L * random.nextInt(1000));
      InstantRange range =
          new InstantRange(start, start.plusSeconds(3600L * (1 + random.nextInt(300))));
      return new CoverFor(new Cover(member, by, range));
    }

    private long slot() {
      return rotation.cadence().at(now).number() + 1 + random.nextInt(12);
    }

    private LocalDate soon() {
      LocalDate today = now.atZone(rotation.cadence().zone()).toLocalDate();
      return today.plusDays(random.nextInt(80));
    }

    private String somebody() {
      List<String> names = rotation.team().names();
      return names.get(random.nextInt(names.size()));
    }
  }
}
