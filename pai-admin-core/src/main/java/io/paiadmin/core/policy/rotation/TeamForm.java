package io.paiadmin.core.policy.rotation;

import io.paiadmin.core.policy.form.Dates;
import io.paiadmin.core.policy.form.Duplicates;
import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.policy.form.Words;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Exclusion;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Team;
import io.paiadmin.core.tenancy.wish.Placed;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads who takes part, and when not. Used once. */
final class TeamForm {
  private static final Map<String, Absence.Kind> KINDS =
      Words.of(List.of(Absence.Kind.values()), Absence.Kind::text);

  private final Form form;
  private final Map<String, Placed<Member>> members = new LinkedHashMap<>();

  TeamForm(Form form) {
    this.form = form;
  }

  /** Returns the team, less faulty absences and exclusions; empty when a member has a fault. */
  Optional<Team> read() {
    boolean sound = form.soundly(this::readMembers);
    Optional<Team> known =
        sound ? form.accepted(form.at("members"), "", this::alone) : Optional.empty();
    List<Absence> absences = form.all("absences", entry -> absence(entry, known));
    List<Exclusion> exclusions = form.all("exclusions", entry -> exclusion(entry, known));
    return known.map(team -> new Team(team.members(), absences, exclusions));
  }

  private void readMembers() {
    form.all("members", TeamForm::member).forEach(this::add);
  }

  private Team alone() {
    return Team.of(members.values().stream().map(Placed::value).toList());
  }

  private void add(Placed<Member> member) {
    @Nullable Placed<Member> first = members.putIfAbsent(member.value().name(), member);
    if (first != null) {
      String what = "the member " + member.value().name();
      boolean same = first.value().equals(member.value());
      form.report(
          List.of(
              same
                  ? Duplicates.same(what, first, member)
                  : Duplicates.contradiction(what, first, member)));
    }
  }

  private static Optional<Placed<Member>> member(Form entry) {
    Placed<String> name = entry.text("name");
    @Nullable Placed<String> email = entry.optionalText("email");
    Fraction weight = weight(entry, name);
    Optional<LocalDate> from = date(entry, "from");
    Optional<LocalDate> until = date(entry, "until");
    Optional<String> address = Optional.ofNullable(email).map(Placed::value);
    String end = entry.has("until") ? entry.at("until") : name.at();
    return name.value().isEmpty()
        ? Optional.empty()
        : entry
            .accepted(end, "", () -> new Member(name.value(), address, weight, from, until))
            .map(member -> new Placed<>(member, name.at()));
  }

  private static Fraction weight(Form entry, Placed<String> name) {
    String who = name.value().isEmpty() ? "somebody" : name.value();
    return Optional.ofNullable(entry.optionalValue("weight"))
        .flatMap(
            text ->
                entry.meaning(
                    text, "", found -> Member.of(who).weighing(Written.weight(found)).weight()))
        .orElse(Fraction.WHOLE);
  }

  private static Optional<LocalDate> date(Form entry, String key) {
    return Optional.ofNullable(entry.optionalValue(key))
        .flatMap(text -> entry.meaning(text, "", Dates::date));
  }

  private static Optional<Absence> absence(Form entry, Optional<Team> team) {
    Placed<String> member = entry.text("member");
    Optional<LocalDate> from = entry.meaning(entry.value("from"), "", Dates::date);
    Placed<String> end = entry.value("to");
    Optional<LocalDate> to = entry.meaning(end, "", Dates::date);
    Optional<Placed<Absence.Kind>> kind = entry.word("kind", KINDS);
    if (!isKnown(entry, member, team) || from.isEmpty() || to.isEmpty() || kind.isEmpty()) {
      return Optional.empty();
    }
    return entry.accepted(
        end.at(), "", () -> new Absence(member.value(), from.get(), to.get(), kind.get().value()));
  }

  private static Optional<Exclusion> exclusion(Form entry, Optional<Team> team) {
    List<Placed<String>> names = entry.texts("members");
    if (names.size() != 2) {
      String message = "an exclusion is about two members";
      entry.fault("ROTATION_EXCLUSION", entry.at(), message, "write members: [ann, bob]");
      return Optional.empty();
    }
    boolean known = areKnown(entry, names, team);
    return known
        ? entry.accepted(
            entry.at(), "", () -> new Exclusion(names.get(0).value(), names.get(1).value()))
        : Optional.empty();
  }

  /** Tells whether there is a member of this name; when the team has faults nobody knows. */
  static boolean isKnown(Form entry, Placed<String> name, Optional<Team> team) {
    return !name.value().isEmpty()
        && (team.isEmpty() || entry.meaning(name, "", team.get()::member).isPresent());
  }

  /** Tells whether there are members of all these names, having looked at every one of them. */
  static boolean areKnown(Form entry, List<Placed<String>> names, Optional<Team> team) {
    return names.stream().filter(name -> !isKnown(entry, name, team)).toList().isEmpty();
  }
}
