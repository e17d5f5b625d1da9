package io.paiadmin.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which known word somebody probably meant. */
class NearestTest {
  private static final List<String> KNOWN = List.of("groups", "users", "admins", "at");

  @ParameterizedTest
  @CsvSource({
    "group, groups",
    "gruops, groups",
    "Users, users",
    "ADMINS, admins",
    "usr, users",
    "admin, admins",
    "it, at"
  })
  void it_is_the_one_with_the_fewest_letters_changed(String word, String nearest) {
    assertThat(Nearest.to(word, KNOWN)).contains(nearest);
  }

  @ParameterizedTest
  @CsvSource({"members", "''", "xy", "users of the cluster"})
  void there_is_none_when_too_much_would_change(String word) {
    assertThat(Nearest.to(word, KNOWN)).isEmpty();
  }

  @Test
  void capitals_do_not_count_in_known_words_either() {
    assertThat(Nearest.to("groupname", List.of("users", "groupName"))).contains("groupName");
  }

  @Test
  void there_is_none_for_an_endless_word() {
    assertThat(Nearest.to("users".repeat(1_000_000), KNOWN)).isEmpty();
  }

  @Test
  void the_advice_names_the_nearest_and_all_others() {
    assertThat(Nearest.advice("user", KNOWN))
        .isEqualTo("write 'users' if that is meant; known are groups, users, admins, at");
    assertThat(Nearest.advice("members", List.of())).isEqualTo("none is known here");
  }
}
