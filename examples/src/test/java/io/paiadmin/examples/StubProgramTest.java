package io.paiadmin.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.net.ConnectException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StubProgramTest {

  @ParameterizedTest
  @CsvSource({
    "basic, PAI_PASSWORD=stub-password, openpai/policy.yaml",
    "aad, PAI_TOKEN=ey, openpai/policy-aad.yaml"
  })
  void says_what_to_type(String mode, String secret, String policy) {
    Ran ran = Ran.program("stub", "--mode", mode);
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .containsPattern("export PAI_URL=http://127\\.0\\.0\\.1:\\d+\n")
        .contains("export " + secret, "examples/run plan " + policy);
  }

  @Test
  void serves_in_basic_mode_unless_told_otherwise() {
    assertThat(Ran.program("stub").out()).contains("in basic mode", "'admin'");
  }

  @Test
  void knows_no_other_mode() {
    Ran ran = Ran.program("stub", "--mode", "oidc");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("no mode 'oidc'");
  }

  @Test
  void serves_until_its_input_ends() throws Exception {
    PipedOutputStream keyboard = new PipedOutputStream();
    PipedInputStream screen = new PipedInputStream();
    Console console =
        new Console(
            new PipedInputStream(keyboard),
            new PrintStream(new PipedOutputStream(screen), true, StandardCharsets.UTF_8),
            new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
    CompletableFuture<Integer> program =
        CompletableFuture.supplyAsync(() -> Main.run(List.of("stub", "--json"), console));
    JsonNode settings = new ObjectMapper().readTree(line(screen));
    assertThat(settings.path("username").asText()).isEqualTo("admin");
    assertThat(settings.path("password").asText()).isNotEmpty();
    String url = settings.path("url").asText();
    assertThat(get(url)).contains("\"authnMethod\":\"basic\"");
    assertThat(program).isNotDone();
    keyboard.close();
    assertThat(program.get(30, TimeUnit.SECONDS)).isZero();
    assertThatThrownBy(() -> get(url)).isInstanceOf(ConnectException.class);
  }

  private static String line(PipedInputStream screen) throws IOException {
    return new BufferedReader(new InputStreamReader(screen, StandardCharsets.UTF_8)).readLine();
  }

  private static String get(String url) throws IOException {
    try (InputStream answer = URI.create(url + "/api/v2/info").toURL().openStream()) {
      return new String(answer.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
