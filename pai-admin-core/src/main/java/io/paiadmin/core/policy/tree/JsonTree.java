package io.paiadmin.core.policy.tree;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import io.paiadmin.core.policy.tree.Node.ListNode;
import io.paiadmin.core.policy.tree.Node.ScalarNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads one JSON document from the parser's tokens, so that nothing is built unchecked. */
final class JsonTree {
  private static final JsonFactory JSON = new JsonFactory();

  private final Source source;
  private final Faults faults;
  private final JsonParser tokens;
  private final Budget budget = new Budget();

  private JsonTree(Source source, Faults faults, JsonParser tokens) {
    this.source = source;
    this.faults = faults;
    this.tokens = tokens;
  }

  static Node read(Source source, Faults faults) {
    try (JsonParser tokens = JSON.createParser(source.text())) {
      return new JsonTree(source, faults, tokens).document();
    } catch (StreamConstraintsException e) {
      Place at = Place.of(source.name());
      throw Refusal.of("TOO_LARGE", at, "a key or a number is far too long", "shorten it");
    } catch (JsonProcessingException e) {
      Place at = place(source, e.getLocation());
      throw Refusal.syntax(at, "the file is not JSON: " + reason(e), "mend the JSON there");
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory cannot fail to be read", e);
    }
  }

  /** The parser quotes words that it does not know, and such a word may be meant for a secret. */
  private static String reason(JsonProcessingException e) {
    String said = e.getOriginalMessage();
    return said.startsWith("Unrecognized token") ? "a text must stand in double quotes" : said;
  }

  private Node document() throws IOException {
    JsonToken first = tokens.nextToken();
    if (first == null) {
      return new ScalarNode(source.place(1, 1), "", true);
    }
    Node root = node(first);
    refuseAnotherDocument(tokens.nextToken());
    return root;
  }

  private void refuseAnotherDocument(@Nullable JsonToken next) {
    if (next != null) {
      String fix = "give each document a file of its own";
      faults.error(here(), "SEVERAL_DOCUMENTS", "a second document begins here", fix);
    }
  }

  private Node node(JsonToken token) throws IOException {
    Place at = here();
    budget.node(at);
    return switch (token) {
      case START_OBJECT, START_ARRAY -> collection(token, at);
      default -> new ScalarNode(at, tokens.getText(), token != JsonToken.VALUE_STRING);
    };
  }

  private Node collection(JsonToken token, Place at) throws IOException {
    budget.enter(at);
    Node node = token == JsonToken.START_OBJECT ? map(at) : list(at);
    budget.leave();
    return node;
  }

  private Node map(Place at) throws IOException {
    Entries entries = new Entries(faults);
    while (tokens.nextToken() != JsonToken.END_OBJECT) {
      ScalarNode key = new ScalarNode(here(), tokens.currentName(), false);
      entries.put(key, node(tokens.nextToken()));
    }
    return entries.map(at);
  }

  private Node list(Place at) throws IOException {
    List<Node> items = new ArrayList<>();
    for (JsonToken next = tokens.nextToken(); next != JsonToken.END_ARRAY; ) {
      items.add(node(next));
      next = tokens.nextToken();
    }
    return new ListNode(at, items);
  }

  private Place here() {
    return place(source, tokens.currentTokenLocation());
  }

  private static Place place(Source source, JsonLocation location) {
    return source.place(location.getLineNr(), location.getColumnNr());
  }
}
