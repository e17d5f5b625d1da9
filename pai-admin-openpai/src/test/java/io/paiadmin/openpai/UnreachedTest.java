package io.paiadmin.openpai;

import static io.paiadmin.api.StandardErrorCode.REMOTE_FAILURE;
import static io.paiadmin.api.StandardErrorCode.UNAVAILABLE;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.ErrorCode;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.openpai.stub.Fault;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A server that is not where the settings say: what people are told. */
class UnreachedTest extends OnStub {
  private final StubbedCluster cluster = basic();

  @Test
  void the_host_is_not_known() {
    assertThat(told(UNAVAILABLE, "https://pai.no-such-host.invalid"))
        .hasMessageContaining("the host is not known");
  }

  @Test
  void nobody_listens_at_the_port() {
    String url = cluster.server().url().toString();
    cluster.server().unplug();
    assertThat(told(UNAVAILABLE, url)).hasMessageContaining("nobody listens there");
  }

  @Test
  void another_server_answers() {
    cluster.server().faults().always("*", "", Fault.gateway(404));
    assertThat(told(REMOTE_FAILURE, cluster.server().url().toString()))
        .hasMessageContaining("there is no OpenPAI rest-server at " + cluster.server().url());
  }

  @Test
  void a_redirection_is_told_wherever_it_comes() {
    cluster.server().faults().always("GET", "/groups", Fault.redirect("https://elsewhere.invalid"));
    assertThat(told(REMOTE_FAILURE, cluster.server().url().toString()))
        .hasMessageContaining("302")
        .hasMessageContaining("redirections are not followed");
  }

  private PaiAdminException told(ErrorCode code, String url) {
    return refusal(code, cluster.connect("root1", Map.of("url", url))::read);
  }
}
