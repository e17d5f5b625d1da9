package io.paiadmin.core.rotation.change;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.plan.Rotations;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Cover;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Swap;
import io.paiadmin.core.rotation.roster.Team;
import io.paiadmin.core.rotation.roster.Vacancy;
import io.paiadmin.core.rotation.schedule.Move;
import io.paiadmin.core.rotation.schedule.Schedule;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What holds for every command, however many came before it. */
class ChangeLawsTest {

  @Property(tries = 150)
  void nothing_before_now_ever_changes(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 7) int people, @ForAll Style style) {
    forEachChange(
        seed,
        people,
        style,
        (story, change) ->
            assertThat(duties(change.rotation(), Rotations.weekly().start(0), story.now))
                .isEqualTo(duties(story.rotation, Rotations.weekly().start(0), story.now)));
  }

  @Property(tries = 150)
  void whoever_is_on_duty_now_stays_unless_somebody_covers_for_them(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 7) int people, @ForAll Style style) {
    forEachChange(
        seed,
        people,
        style,
        (story, change) -> {
          if (!(story.command instanceof CoverFor)) {
            assertThat(at(change.rotation(), story.now)).isEqualTo(at(story.rotation, story.now));
          }
        });
  }

  @Property(tries = 150)
  void joining_or_leaving_on_a_date_changes_no_slot_that_is_over_by_then(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 7) int people, @ForAll Style style) {
    forEachChange(
        seed,
        people,
        style,
        (story, change) ->
            date(story)
                .ifPresent(
                    date ->
                        assertThat(change.moves())
                            .noneMatch(
                                move ->
                                    story
                                        .rotation
                                        .cadence()
                                        .slot(move.slot())
                                        .endDate()
                                        .isBefore(date))));
  }

  @Property(tries = 100)
  void what_moves_is_all_that_differs(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 7) int people, @ForAll Style style) {
    forEachChange(
        seed,
        people,
        style,
        (story, change) -> {
          Instant to = Rotations.weekly().start(80);
          boolean same =
              persons(change.rotation(), story.now, to)
                  .equals(persons(story.rotation, story.now, to));
          assertThat(change.moves().isEmpty()).isEqualTo(same);
          for (Move move : change.moves()) {
            assertThat(move.from()).isNotEqualTo(move.to());
            assertThat(who(story.rotation, move)).isEqualTo(move.from());
            assertThat(who(change.rotation(), move)).isEqualTo(move.to());
          }
        });
  }

  @Property(tries = 100)
  void what_is_published_stays_with_whoever_is_there(
      @ForAll long seed, @ForAll @IntRange(min = 3, max = 7) int people, @ForAll Style style) {
    Story story = new Story(seed, people, style);
    Rotation published = story.change(new Publish(15)).rotation();
    Absence absence = story.absence();
    story.rotation = published;
    Change change = story.change(new Away(absence));
    Predicate<Move> gone = move -> move.from().filter(absence.member()::equals).isPresent();
    assertThat(change.moves().stream().filter(move -> move.slot() < 15)).allMatch(gone);
  }

  @Property(tries = 60)
  void the_same_command_gives_the_same_change(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 7) int people, @ForAll Style style) {
    forEachChange(
        seed,
        people,
        style,
        (story, change) -> assertThat(story.change(story.command)).isEqualTo(change));
  }

  private interface Check {
    void check(Story story, Change change);
  }

  /** Six commands after each other, in the course of some weeks. */
  private static void forEachChange(long seed, int people, Style style, Check check) {
    Story story = new Story(seed, people, style);
    for (int step = 0; step < 6; step++) {
      story.next();
      try {
        Change change = story.change(story.command);
        check.check(story, change);
        story.rotation = change.rotation();
      } catch (PaiAdminException e) {
        assertThat(e.problems()).isNotEmpty();
      }
    }
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

  private static List<Optional<String>> persons(Rotation rotation, Instant from, Instant to) {
    List<Optional<String>> all = new ArrayList<>();
    Schedule schedule = Schedule.of(rotation, to);
    for (Instant at = from; at.isBefore(to); at = at.plusSeconds(3600)) {
      schedule.at(at).forEach(duty -> all.add(duty.member()));
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
      rotation = Rotations.weekly(style, Team.of(Rotations.members(people)));
      now = rotation.cadence().start(2).plusSeconds(3600L * random.nextInt(160));
    }

    Change change(Command wanted) {
      return Change.of(rotation, wanted, now, Rotations.weekly().start(80));
    }

    void next() {
      now = now.plusSeconds(3600L * random.nextInt(300));
      command =
          switch (random.nextInt(7)) {
            case 0 -> new Join(Member.of("n" + newcomers++).joining(soon()));
            case 1 -> new Leave(somebody(), soon());
            case 2 -> new Away(absence());
            case 3 ->
                new Exchange(
                    Swap.of(slot(), 40L + random.nextInt(3)),
                    new HashSet<>(rotation.team().names()));
            case 4 -> cover();
            case 5 -> new Vacate(new Vacancy(slot(), somebody(), ""));
            default -> new Publish(slot());
          };
    }

    Absence absence() {
      LocalDate from = soon();
      return new Absence(
          somebody(), from, from.plusDays(1L + random.nextInt(40)), Absence.Kind.EXCUSED);
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
