package io.paiadmin.core.policy.tree;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.core.policy.tree.Node.ListNode;
import io.paiadmin.core.policy.tree.Node.ScalarNode;
import io.paiadmin.core.text.Quoted;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.parser.Parser;
import org.yaml.snakeyaml.parser.ParserImpl;

/** Reads one YAML document from the parser's events, so that nothing is built unchecked. */
final class YamlTree {
  private final Source source;
  private final Faults faults;
  private final Parser events;
  private final Budget budget = new Budget();
  private final Map<String, Anchored> anchors = new HashMap<>();

  /** What an anchor names; null while it is still being read. */
  private record Anchored(@Nullable Node node, int size) {}

  private YamlTree(Source source, Faults faults, ShortWords words) {
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(Integer.MAX_VALUE);
    this.source = source;
    this.faults = faults;
    this.events = new ParserImpl(words, options);
  }

  static Node read(Source source, Faults faults) {
    ShortWords words = new ShortWords(source);
    try {
      return new YamlTree(source, faults, words).document();
    } catch (PaiAdminException e) {
      throw e;
    } catch (RuntimeException e) {
      // Not only YAMLException: a broken escape, for one, leaves the parser as something else.
      throw YamlFault.of(source, words.here(), e);
    }
  }

  private Node document() {
    events.getEvent();
    if (events.checkEvent(Event.ID.StreamEnd)) {
      return new ScalarNode(source.place(1, 1), "", true);
    }
    events.getEvent();
    Node root = node();
    events.getEvent();
    refuseAnotherDocument();
    return root;
  }

  private void refuseAnotherDocument() {
    if (!events.checkEvent(Event.ID.StreamEnd)) {
      String fix = "give each document a file of its own";
      Place at = place(events.peekEvent().getStartMark());
      faults.error(at, "SEVERAL_DOCUMENTS", "a second document begins here", fix);
    }
  }

  private Node node() {
    Event event = events.getEvent();
    return event instanceof AliasEvent alias ? aliased(alias) : anchored((NodeEvent) event);
  }

  private Node anchored(NodeEvent event) {
    String anchor = event.getAnchor();
    if (anchor == null) {
      return content(event);
    }
    anchors.put(anchor, new Anchored(null, 0));
    int before = budget.spent();
    Node node = content(event);
    anchors.put(anchor, new Anchored(node, budget.spent() - before));
    return node;
  }

  private Node content(NodeEvent event) {
    Place at = place(event.getStartMark());
    budget.node(at);
    if (event instanceof ScalarEvent scalar) {
      refuseTag(at, scalar.getTag());
      return new ScalarNode(at, scalar.getValue(), scalar.isPlain());
    }
    refuseTag(at, ((CollectionStartEvent) event).getTag());
    budget.enter(at);
    Node node = event instanceof MappingStartEvent ? map(at) : list(at);
    budget.leave();
    return node;
  }

  private Node map(Place at) {
    Entries entries = new Entries(faults);
    while (!events.checkEvent(Event.ID.MappingEnd)) {
      Node key = node();
      entries.put(key, node());
    }
    events.getEvent();
    return entries.map(at);
  }

  private Node list(Place at) {
    List<Node> items = new ArrayList<>();
    while (!events.checkEvent(Event.ID.SequenceEnd)) {
      items.add(node());
    }
    events.getEvent();
    return new ListNode(at, items);
  }

  private Node aliased(AliasEvent alias) {
    Place at = place(alias.getStartMark());
    Anchored target = anchors.get(alias.getAnchor());
    if (target == null) {
      String message = "there is no anchor " + Quoted.of(alias.getAnchor()) + " before this alias";
      throw Refusal.syntax(at, message, "write the value itself");
    }
    if (target.node() == null) {
      String message =
          "the alias " + Quoted.of(alias.getAnchor()) + " stands inside its own anchor";
      throw Refusal.of("ALIAS_LIMIT", at, message, "write the value itself");
    }
    budget.alias(at, target.size());
    return target.node().at(at);
  }

  private void refuseTag(Place at, @Nullable String tag) {
    if (tag != null) {
      String message = "a policy has no tags such as " + Quoted.of(tag);
      faults.error(at, "TAG", message, "remove the tag; put a text in quotes");
    }
  }

  private Place place(Mark mark) {
    return source.place(mark.getLine() + 1, mark.getColumn() + 1);
  }
}
