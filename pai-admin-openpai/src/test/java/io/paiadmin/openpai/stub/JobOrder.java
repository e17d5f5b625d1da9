package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** In which order jobs are listed: by one field, and as created where it is equal. */
final class JobOrder {
  private static final Comparator<JsonNode> NEWEST_FIRST = by("submissionTime").reversed();
  private static final Map<String, String> FIELDS =
      Map.of(
          "jobName", "name",
          "submissionTime", "submissionTime",
          "username", "username",
          "vc", "virtualCluster",
          "retries", "retries",
          "totalTaskNumber", "totalTaskNumber",
          "totalGpuNumber", "totalGpuNumber",
          "state", "state",
          "completionTime", "completedTime",
          "jobPriority", "jobPriority");

  private JobOrder() {}

  /** Reads {@code field,ASC} or {@code field,DESC}; anything else is the newest first. */
  static Comparator<JsonNode> of(@Nullable String order) {
    String[] parts = order == null ? new String[0] : order.split(",", -1);
    if (parts.length != 2 || !FIELDS.containsKey(parts[0])) {
      return NEWEST_FIRST;
    }
    return switch (parts[1]) {
      case "ASC" -> by(FIELDS.get(parts[0]));
      case "DESC" -> by(FIELDS.get(parts[0])).reversed();
      default -> NEWEST_FIRST;
    };
  }

  private static Comparator<JsonNode> by(String field) {
    Comparator<JsonNode> values =
        Comparator.comparing(JsonNode::isNull)
            .thenComparingDouble(JsonNode::asDouble)
            .thenComparing(node -> node.asText());
    return Comparator.comparing(item -> item.path(field), values);
  }
}
