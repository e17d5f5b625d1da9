package io.paiadmin.openpai.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
  @Test
  void entries_are_read_one_by_one() {
    assertThat(entries("[{\"a\":1},2,[3]]")).contains(List.of("{\"a\":1}", "2", "[3]"));
    assertThat(entries("[{\"key\":{\"a\":[1]},\"b\":{\"key\":2}},[]]"))
        .contains(List.of("{\"b\":{\"key\":2}}", "[]"));
    assertThat(entries(" [ ] ")).contains(List.of());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "[", "[{\"a\":1}", "[{\"a\":1},", "{}", "1", "[1] 2", "[1]]", "<html>"})
  void a_document_that_is_no_whole_array_has_no_entries(String document) {
    assertThat(entries(document)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "{", "{\"a\":", "{} {}", "nothing", "<html>"})
  void what_is_no_whole_document_is_no_tree(String document) {
    assertThat(Json.tree(document.getBytes(StandardCharsets.UTF_8))).isEmpty();
    assertThat(Json.value(document)).isEmpty();
  }

  @Test
  void numbers_keep_their_digits() {
    String digits = "[1.10,12345678901234567890123,1e400]";
    assertThat(Json.value(digits)).get().hasToString("[1.10,12345678901234567890123,1E+400]");
  }

  private static Optional<List<String>> entries(String document) {
    return Json.entries(
        document.getBytes(StandardCharsets.UTF_8), Set.of("key"), JsonNode::toString);
  }
}
