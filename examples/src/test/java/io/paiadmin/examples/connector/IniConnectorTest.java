package io.paiadmin.examples.connector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange.CreateGroup;
import io.paiadmin.api.cluster.GroupChange.DeleteGroup;
import io.paiadmin.api.cluster.Storage;
import io.paiadmin.api.cluster.User;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IniConnectorTest {
  private static final String SMALL = "[user alice]\ngroups = default old\n\n[group old]\n";

  @TempDir Path folder;

  @Nested
  class Reading {
    @Test
    void takes_a_value_as_it_stands_and_lines_of_any_platform() throws IOException {
      write("[user bob]\r\nemail = \r\n\r\n[group a]\r\ndescription =  a = [b c]\r\nadmin = yes");
      ClusterState state = connector().read();
      assertThat(state.problems()).isEmpty();
      assertThat(state.users()).containsExactly(new User("bob", "", List.of()));
      assertThat(state.groups().get(0).description()).isEqualTo(" a = [b c]");
      assertThat(state.groups().get(0).acls().admin()).isTrue();
    }

    @Test
    void of_a_thing_without_values_needs_its_head_only() throws IOException {
      write("[storage nfs]\n[storage ssd]");
      assertThat(connector().read().storages())
          .containsExactly(Storage.named("nfs"), Storage.named("ssd"));
    }

    @Test
    void names_the_line_of_everything_that_makes_no_sense_and_goes_on() throws IOException {
      write(
          """
          lost = 1
          [user alice]
          e-mail = a@example.org
          [user alice]
          [team vision]
          [user a b]
          [group vision]
          admin = maybe
          storages nfs
          description = one
          description = two
          """);
      ClusterState state = connector().read();
      assertThat(state.users()).extracting(User::name).containsExactly("alice");
      assertThat(state.partial()).containsExactly(ClusterPart.values());
      assertThat(state.problems())
          .extracting(Problem::at)
          .containsExactlyInAnyOrder(
              "cluster.ini:1",
              "cluster.ini:2",
              "cluster.ini:4",
              "cluster.ini:5",
              "cluster.ini:6",
              "cluster.ini:7",
              "cluster.ini:9",
              "cluster.ini:11");
    }

    @Test
    void of_a_file_that_is_not_there_or_no_text_names_it() throws IOException {
      assertThat(refusal(() -> connector().read(), StandardErrorCode.UNAVAILABLE))
          .hasMessageContaining("cluster.ini");
      Files.write(folder.resolve("cluster.ini"), new byte[] {(byte) 0xFF});
      refusal(() -> connector().read(), StandardErrorCode.UNAVAILABLE);
    }
  }

  @Nested
  class Writing {
    @Test
    void replaces_the_file_and_leaves_nothing_beside_it() throws IOException {
      write(SMALL);
      connector().apply(new DeleteGroup("old"));
      assertThat(folder.resolve("cluster.ini")).hasContent("[user alice]\ngroups = default\n");
      try (var files = Files.list(folder)) {
        assertThat(files).hasSize(1);
      }
    }

    @Test
    void over_what_cannot_be_read_is_refused() throws IOException {
      write(SMALL + "colour = red\n");
      PaiAdminException refusal =
          refusal(() -> connector().apply(new DeleteGroup("old")), StandardErrorCode.INVALID_INPUT);
      assertThat(refusal).hasMessageContaining("cluster.ini:4").hasMessageContaining("colour");
      assertThat(folder.resolve("cluster.ini")).hasContent(SMALL + "colour = red\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", " a", "a\nb"})
    void a_name_that_the_file_cannot_hold_is_refused(String name) throws IOException {
      write(SMALL);
      refuseToCreate(Group.of(name, Acls.NONE));
      refuseToCreate(Group.of("fresh", Acls.of(List.of(name), List.of())));
      refuseToCreate(new Group("fresh", "", "", Acls.NONE, Map.of("a" + name + " b", "1")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\nb", "a\r\nb", "a\n[group b]", "\n"})
    void a_text_that_the_file_cannot_hold_is_refused(String text) throws IOException {
      write(SMALL);
      refuseToCreate(Group.of("fresh", Acls.NONE).withDetails(text, ""));
    }

    private void refuseToCreate(Group group) {
      refusal(() -> connector().apply(new CreateGroup(group)), StandardErrorCode.INVALID_INPUT);
      assertThat(folder.resolve("cluster.ini")).hasContent(SMALL);
    }
  }

  private IniConnector connector() {
    return new IniConnector(new IniFile(folder.resolve("cluster.ini")));
  }

  private void write(String text) throws IOException {
    Files.writeString(folder.resolve("cluster.ini"), text);
  }

  private static PaiAdminException refusal(Runnable call, StandardErrorCode code) {
    PaiAdminException refusal = catchThrowableOfType(PaiAdminException.class, call::run);
    assertThat(refusal).isNotNull();
    assertThat(refusal.code()).isEqualTo(code);
    return refusal;
  }
}
