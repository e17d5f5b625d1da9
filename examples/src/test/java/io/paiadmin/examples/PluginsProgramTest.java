package io.paiadmin.examples;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PluginsProgramTest {
  private static final String INI = "io.paiadmin.examples.connector.IniConnectorProvider";

  @TempDir Path folder;

  @Nested
  class The_list {
    @Test
    void has_every_plug_in_with_its_class() {
      Ran ran = Ran.program("plugins");
      assertThat(ran.code()).isZero();
      assertThat(ran.out())
          .contains("3 connectors\n  ini for SPI version 1, " + INI + " (file:")
          .contains("  memory for SPI version 1, ", "  openpai for SPI version 1, ")
          .contains("2 channels\n  log for SPI version 1, ")
          .contains("  outbox for SPI version 1, ")
          .contains("1 holiday source\n  jollyday for SPI version 1, ");
    }

    @Test
    void has_json() throws JsonProcessingException {
      JsonNode json = json(Ran.program("plugins", "--json"));
      assertThat(json.path("connectors").findValuesAsText("id"))
          .containsExactly("ini", "memory", "openpai");
      assertThat(json.path("channels").findValuesAsText("id")).containsExactly("log", "outbox");
      assertThat(json.path("holidays").findValuesAsText("id")).containsExactly("jollyday");
      assertThat(json.path("problems").isEmpty()).isTrue();
      JsonNode ini = json.path("connectors").path(0);
      assertThat(ini.path("apiVersion").asInt()).isEqualTo(1);
      assertThat(ini.path("class").asText()).isEqualTo(INI);
      assertThat(ini.path("location").asText()).startsWith("file:").endsWith("/");
    }

    @Test
    void tells_what_is_wrong_in_further_jars() throws IOException {
      Path services = Files.createDirectories(folder.resolve("META-INF/services"));
      Path file = services.resolve(ClusterConnectorProvider.class.getName());
      Files.writeString(file, "com.example.NotThere\n");
      Ran ran = Ran.program("plugins", folder.toString());
      assertThat(ran.code()).isEqualTo(1);
      assertThat(ran.out()).contains("3 connectors", "error ", "PLUGIN_BROKEN", "NotThere");
      JsonNode json = json(Ran.program("plugins", folder.toString(), "--json"));
      assertThat(json.path("problems").findValuesAsText("code")).containsExactly("PLUGIN_BROKEN");
    }

    @Test
    void of_a_jar_that_is_not_there_is_bad_input() {
      Ran ran = Ran.program("plugins", "none.jar");
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("none.jar");
    }
  }

  @Nested
  class The_connector_ini {
    @Test
    void can_be_planned_and_applied_like_any_other() throws IOException {
      copy(Path.of("ini"), folder);
      String policy = folder.resolve("policy.yaml").toString();
      assertThat(Ran.program("plan", policy).out()).contains("vision lists bob as a member");
      Ran applied = Ran.program("apply", policy, "--json");
      assertThat(applied.code()).as(applied.toString()).isZero();
      assertThat(json(applied).path("verified").asBoolean()).isTrue();
      assertThat(folder.resolve("cluster.ini"))
          .content()
          .contains("[user bob]\ngroups = default vision\n")
          .contains("storages = nfs-vision\nacls.quota = {\"gpu\": 4}\n");
    }
  }

  private static JsonNode json(Ran ran) throws JsonProcessingException {
    return new ObjectMapper().readTree(ran.out());
  }

  private static void copy(Path from, Path to) throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(from)) {
      files = walk.filter(Files::isRegularFile).toList();
    }
    for (Path file : files) {
      Path target = to.resolve(from.relativize(file));
      Files.createDirectories(target.getParent());
      Files.copy(file, target);
    }
  }
}
