package io.paiadmin.core.policy;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.PaiAdminException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for every policy. */
class PolicyLawsTest {
  private static final String[] SIGNS = {
    " ",
    "\n",
    "\r",
    "\t",
    "- ",
    "? ",
    ": ",
    "a",
    "b: ",
    "[",
    "]",
    "{",
    "}",
    ",",
    "&a ",
    "*a",
    "! ",
    "!!str ",
    "| ",
    "> ",
    "'",
    "\"",
    "\\",
    "\\U0011",
    "\\x",
    "#",
    "%",
    "@",
    "---\n",
    "...\n",
    "~",
    "no",
    "\"x\": ",
    "version: 1\n",
    "clusters: ",
    "tenancy: ",
    "groups: ",
    "\"version\": 1",
    "\uFEFF",
    "\u0000",
    "\u2028",
    "\ud800",
    "\ud83d\ude00",
    "%YAML 1.1\n",
    "%TAG ! !x\n",
    "<<",
    "null",
    "1e3",
    "${"
  };

  private static final JsonNode EVERYTHING = everything();

  @Property(tries = 3000)
  void any_text_is_a_policy_or_a_list_of_faults(@ForAll @From("texts") String text) {
    assertThat(outcome(() -> Texts.yaml(text))).isIn("policy", "faults");
    assertThat(outcome(() -> PolicyReader.readText("p.json", text))).isIn("policy", "faults");
  }

  @Property(tries = 300)
  void any_bytes_are_a_policy_or_a_list_of_faults(@ForAll byte[] bytes) throws IOException {
    Path file = Files.createTempFile("policy", ".yaml");
    try {
      Files.write(file, bytes);
      assertThat(outcome(() -> PolicyReader.read(file))).isIn("policy", "faults");
    } finally {
      Files.delete(file);
    }
  }

  @Property(tries = 200)
  void the_order_of_keys_says_nothing(@ForAll long seed) {
    String shuffled = shuffled(EVERYTHING, new Random(seed)).toString();
    assertThat(PolicyReader.readText("p.json", shuffled))
        .usingRecursiveComparison()
        .ignoringFieldsMatchingRegexes("(.*\\.)?at")
        .isEqualTo(PolicyReader.readText("p.json", EVERYTHING.toString()));
  }

  @Property(tries = 200)
  void json_says_the_same_when_it_is_read_as_yaml(@ForAll long seed) {
    String text = shuffled(EVERYTHING, new Random(seed)).toPrettyString();
    assertThat(PolicyReader.readText("p", text).toString())
        .isEqualTo(PolicyReader.readText("p.json", text).toString().replace("p.json:", "p:"));
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of(SIGNS).list().ofMaxSize(30).map(signs -> String.join("", signs));
  }

  private static String outcome(Runnable reading) {
    try {
      reading.run();
      return "policy";
    } catch (PaiAdminException e) {
      return "faults";
    }
  }

  private static JsonNode shuffled(JsonNode node, Random random) {
    if (node.isArray()) {
      List<JsonNode> items = new ArrayList<>();
      node.forEach(item -> items.add(shuffled(item, random)));
      return JsonNodeFactory.instance.arrayNode().addAll(items);
    }
    return node.isObject() ? shuffledMap(node, random) : node;
  }

  private static JsonNode shuffledMap(JsonNode node, Random random) {
    List<Map.Entry<String, JsonNode>> entries = new ArrayList<>(node.properties());
    Collections.shuffle(entries, random);
    ObjectNode map = JsonNodeFactory.instance.objectNode();
    entries.forEach(entry -> map.set(entry.getKey(), shuffled(entry.getValue(), random)));
    return map;
  }

  private static JsonNode everything() {
    try {
      return new ObjectMapper().readTree(Texts.file("everything.json").toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
