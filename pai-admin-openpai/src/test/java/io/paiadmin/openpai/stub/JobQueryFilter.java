package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Which jobs a query asks for. Words are compared as they are stored. */
final class JobQueryFilter {
  private final Map<String, String> query;

  JobQueryFilter(Map<String, String> query) {
    this.query = query;
  }

  boolean admits(JsonNode item) {
    List<String> tags = Json.texts(item.get("tags"));
    return anyOf("username", item.path("username").asText())
        && anyOf("vc", item.path("virtualCluster").asText())
        && anyOf("state", item.path("state").asText())
        && keywordAndPriority(item)
        && holds("tagsContain", words -> !Collections.disjoint(words, tags))
        && holds("tagsNotContain", words -> Collections.disjoint(words, tags));
  }

  /** The server joins these two by OR when the priority asked for is the default one. */
  private boolean keywordAndPriority(JsonNode item) {
    boolean keyword = keyword(item);
    boolean priority = anyOf("jobPriority", priority(item.get("jobPriority")));
    boolean either = query.containsKey("keyword") && words("jobPriority").contains("default");
    return either ? keyword || priority : keyword && priority;
  }

  private boolean keyword(JsonNode item) {
    String keyword = query.get("keyword");
    return keyword == null
        || JobRecords.fullName(item).contains(keyword)
        || item.path("virtualCluster").asText().contains(keyword);
  }

  private static String priority(@Nullable JsonNode stored) {
    return stored == null || stored.isNull() ? "default" : stored.asText();
  }

  private boolean anyOf(String key, String value) {
    return holds(key, words -> words.contains(value));
  }

  private boolean holds(String key, Predicate<List<String>> condition) {
    return !query.containsKey(key) || condition.test(words(key));
  }

  private List<String> words(String key) {
    return List.of(query.getOrDefault(key, "").split(",", -1));
  }
}
