package io.paiadmin.core.policy.form;

import static java.util.stream.Collectors.joining;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.policy.tree.Node;
import io.paiadmin.core.policy.tree.Node.Entry;
import io.paiadmin.core.policy.tree.Node.MapNode;
import io.paiadmin.core.policy.tree.Node.ScalarNode;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.text.Quoted;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads typed values out of one map and reports every fault. A value that is missing or wrong is
 * reported and comes back as null, empty or the empty text, so that reading goes on. Every key that
 * was never asked for is reported at the end. Used by one thread.
 */
public final class Form {
  private final Keys keys;
  private final Kinds kinds;
  private final Faults faults;

  private Form(MapNode map, Faults faults) {
    this.keys = new Keys(map, faults);
    this.kinds = new Kinds(faults);
    this.faults = faults;
  }

  /**
   * Reads a map; empty when the node is none, which is then reported, or the reading gives null.
   *
   * @param what what the node is, for sentences
   * @param reading asks the form for every key that may stand in the map
   */
  public static <T> Optional<T> read(
      Node node, String what, Faults faults, Function<Form, @Nullable T> reading) {
    return new Kinds(faults).map(node, what).map(map -> new Form(map, faults).read(reading));
  }

  /** Reads a map for its effect; nothing when the node is none, which is then reported. */
  public static void use(Node node, String what, Faults faults, Consumer<Form> reading) {
    new Kinds(faults).map(node, what).ifPresent(map -> new Form(map, faults).use(reading));
  }

  /** Reports a fault that only the section itself can see. */
  public void fault(String code, String at, String message, String fix) {
    faults.add(Problem.error(code, at, message, fix));
  }

  /** Reports problems found elsewhere. */
  public void report(List<Problem> problems) {
    problems.forEach(faults::add);
  }

  /** Does some reading; tells whether it met no fault. */
  public boolean soundly(Runnable reading) {
    return faults.soundly(reading);
  }

  /** Tells whether a key is there, whatever stands under it. */
  public boolean has(String key) {
    return keys.find(key).isPresent();
  }

  /** Returns where the map begins. */
  public String at() {
    return keys.at();
  }

  /** Returns where a value begins; where the map does when it is absent. */
  public String at(String key) {
    return keys.find(key).map(node -> node.place().toString()).orElseGet(keys::at);
  }

  /** Returns a text that must be there; after a fault the empty text. */
  public Placed<String> text(String key) {
    return keys.require(key)
        .flatMap(node -> kinds.text(node, Quoted.of(key)))
        .orElse(new Placed<>("", keys.at()));
  }

  /** Returns a single value, as it is written, that must be there; after a fault the empty text. */
  public Placed<String> value(String key) {
    return scalar(key).map(Kinds::placed).orElse(new Placed<>("", keys.at()));
  }

  /** Returns a single value, as it is written, or null when it is absent. */
  public @Nullable Placed<String> optionalValue(String key) {
    return keys.find(key)
        .flatMap(node -> kinds.value(node, Quoted.of(key)))
        .map(Kinds::placed)
        .orElse(null);
  }

  /** Returns a text, or null when it is absent. */
  public @Nullable Placed<String> optionalText(String key) {
    return keys.find(key).flatMap(node -> kinds.text(node, Quoted.of(key))).orElse(null);
  }

  /** Returns a text, the empty one too, or null when it is absent. */
  public @Nullable Placed<String> optionalFreeText(String key) {
    return keys.find(key).flatMap(node -> kinds.freeText(node, Quoted.of(key))).orElse(null);
  }

  /** Returns a single value, as it is written, that must be there. */
  public Optional<ScalarNode> scalar(String key) {
    return keys.require(key).flatMap(node -> kinds.value(node, Quoted.of(key)));
  }

  /** Returns a whole number of at least 1 that must be there; after a fault 1. */
  public int count(String key) {
    return keys.require(key).flatMap(node -> kinds.count(node, Quoted.of(key))).orElse(1);
  }

  /** Returns what one of a few words stands for; the key must be there. */
  public <T> Optional<Placed<T>> word(String key, Map<String, T> words) {
    return keys.require(key).flatMap(node -> kinds.word(node, Quoted.of(key), words));
  }

  /** Returns what one of a few words stands for, or null when the key is absent. */
  public <T> @Nullable Placed<T> optionalWord(String key, Map<String, T> words) {
    return keys.find(key).flatMap(node -> kinds.word(node, Quoted.of(key), words)).orElse(null);
  }

  /** Returns a list of names, each once, or null when it is absent. */
  public @Nullable NameList names(String key) {
    return keys.find(key)
        .flatMap(node -> kinds.list(node, Quoted.of(key)))
        .map(list -> Names.read(list, Quoted.of(key), faults))
        .orElse(null);
  }

  /** Returns a list of maps, each read in the same way, or null when it is absent. */
  public <T> @Nullable List<T> each(String key, Function<Form, @Nullable T> reading) {
    String what = "an entry of " + Quoted.of(key);
    return keys.find(key)
        .flatMap(node -> kinds.list(node, Quoted.of(key)))
        .map(list -> list.items().stream())
        .map(items -> items.flatMap(item -> read(item, what, faults, reading).stream()).toList())
        .orElse(null);
  }

  /** Returns a list of maps, less those that have faults; none when it is absent. */
  public <T> List<T> all(String key, Function<Form, Optional<T>> reading) {
    List<T> found = each(key, form -> reading.apply(form).orElse(null));
    return found == null ? List.of() : found;
  }

  /** Returns a map within this one; empty when it is absent. */
  public <T> Optional<T> part(String key, Function<Form, @Nullable T> reading) {
    return keys.find(key).flatMap(node -> read(node, Quoted.of(key), faults, reading));
  }

  /** Reads a map within this one for its effect; nothing when it is absent. */
  public void usePart(String key, Consumer<Form> reading) {
    keys.find(key).ifPresent(node -> use(node, Quoted.of(key), faults, reading));
  }

  /** Reads a map of names to maps; nothing when it is absent. A faulty name comes as it is. */
  public void eachNamed(String key, BiConsumer<Placed<String>, Form> reading) {
    for (Entry entry : entries(key)) {
      Placed<String> name = name(entry, key);
      use(entry.value(), Quoted.of(name.value()), faults, form -> reading.accept(name, form));
    }
  }

  /**
   * Returns what stands in a map of names to maps; empty when it is absent or no map. A value that
   * is no map is reported too.
   *
   * @param faulty what stands for a name without a map
   */
  public <T> Optional<List<T>> named(
      String key, BiFunction<Placed<String>, Form, T> reading, Function<Placed<String>, T> faulty) {
    return keys.find(key)
        .flatMap(node -> kinds.map(node, Quoted.of(key)))
        .map(map -> map.entries().values().stream())
        .map(entries -> entries.map(entry -> named(entry, name(entry, key), reading, faulty)))
        .map(Stream::toList);
  }

  private <T> T named(
      Entry entry,
      Placed<String> name,
      BiFunction<Placed<String>, Form, T> reading,
      Function<Placed<String>, T> faulty) {
    return read(entry.value(), Quoted.of(name.value()), faults, form -> reading.apply(name, form))
        .orElseGet(() -> faulty.apply(name));
  }

  /** Reads a map of names to single values; nothing when it is absent. */
  public void eachScalar(String key, BiConsumer<Placed<String>, ScalarNode> reading) {
    for (Entry entry : entries(key)) {
      Placed<String> name = name(entry, key);
      kinds
          .value(entry.value(), Quoted.of(name.value()))
          .ifPresent(value -> reading.accept(name, value));
    }
  }

  /**
   * Reads a map of texts, whose keys are taken as they are written: dates, for example, need no
   * quotes. Nothing when it is absent.
   */
  public void eachText(String key, BiConsumer<Placed<String>, Placed<String>> reading) {
    for (Entry entry : entries(key)) {
      Placed<String> name = Kinds.placed(entry.key());
      kinds
          .text(entry.value(), Quoted.of(name.value()))
          .ifPresent(text -> reading.accept(name, text));
    }
  }

  /** Reads a map of lists of single values; keys and values are taken as they are written. */
  public void eachList(String key, BiConsumer<Placed<String>, List<Placed<String>>> reading) {
    for (Entry entry : entries(key)) {
      Placed<String> name = Kinds.placed(entry.key());
      kinds
          .list(entry.value(), Quoted.of(name.value()))
          .ifPresent(
              list -> reading.accept(name, kinds.values(list.items(), Quoted.of(name.value()))));
    }
  }

  /** Returns a list of texts in the order written; none when it is absent. */
  public List<Placed<String>> texts(String key) {
    return keys.find(key)
        .flatMap(node -> kinds.list(node, Quoted.of(key)))
        .map(list -> kinds.texts(list, Quoted.of(key)))
        .orElse(List.of());
  }

  /** Returns a list of single values, as they are written; none when it is absent. */
  public List<Placed<String>> values(String key) {
    return keys.find(key)
        .flatMap(node -> kinds.list(node, Quoted.of(key)))
        .map(list -> kinds.values(list.items(), Quoted.of(key)))
        .orElse(List.of());
  }

  /** Returns what is written as one value or as a list of them; the key must be there. */
  public List<Placed<String>> oneOrMore(String key) {
    return keys.require(key).map(node -> kinds.oneOrMore(node, Quoted.of(key))).orElse(List.of());
  }

  /**
   * Returns what a text means to the domain; a refusal of the domain becomes a fault where the text
   * stands. Empty after a fault, and for a text that was refused before.
   *
   * @param what what the text is, to begin the sentence with; may be empty
   */
  public <T> Optional<T> meaning(Placed<String> text, String what, Function<String, T> reading) {
    if (text.value().isEmpty()) {
      return Optional.empty();
    }
    return accepted(text.at(), what, () -> reading.apply(text.value()));
  }

  /** Returns what the domain makes of something; a refusal becomes a fault at a place. */
  public <T> Optional<T> accepted(String at, String what, Supplier<T> making) {
    try {
      return Optional.of(making.get());
    } catch (PaiAdminException e) {
      e.problems().forEach(problem -> faults.add(relocated(problem, at, what)));
      return Optional.empty();
    }
  }

  /** What the domain called the place becomes part of the sentence. */
  private static Problem relocated(Problem problem, String at, String what) {
    String where = Stream.of(what, problem.at()).filter(s -> !s.isEmpty()).collect(joining(", "));
    String message = where.isEmpty() ? problem.message() : where + ": " + problem.message();
    return new Problem(problem.severity(), problem.code(), at, message, problem.fix());
  }

  private <T> @Nullable T read(Function<Form, @Nullable T> reading) {
    T value = reading.apply(this);
    keys.reportUnknown();
    return value;
  }

  private void use(Consumer<Form> reading) {
    reading.accept(this);
    keys.reportUnknown();
  }

  private Collection<Entry> entries(String key) {
    return keys.find(key)
        .flatMap(node -> kinds.map(node, Quoted.of(key)))
        .map(map -> map.entries().values())
        .orElse(List.of());
  }

  private Placed<String> name(Entry entry, String key) {
    return kinds.text(entry.key(), "a key of " + Quoted.of(key)).orElse(Kinds.placed(entry.key()));
  }
}
