package io.paiadmin.openpai;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Storage;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.api.cluster.VirtualCluster.Resources;
import io.paiadmin.openpai.stub.StubClaim;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Storages and virtual clusters, where the recordings are silent. */
class StubStoragesTest extends StubTest {
  private void grant(String... storages) {
    cluster.changeGroup("default", g -> g.withAcls(Acls.of(List.of("default"), List.of(storages))));
  }

  @Nested
  class Storages {
    @Test
    void are_all_told_behind_the_scenes_and_to_nobody_without_a_grant() {
      cluster.storage(new Storage("files", "pv", false)).claim(StubClaim.unbound("later"));
      assertThat(cluster.state().storages()).containsExactly(new Storage("files", "pv", false));
      assertThat(StubClient.json(root.get("/api/v2/storages")).get("storages")).isEmpty();
    }

    @Test
    void show_credentials_to_everybody_who_may_use_them() {
      cluster.claim(StubClaim.bound("blob", "pv").withData("azureBlob", Map.of("key", "canary")));
      grant("blob");
      assertThat(alice.get("/api/v2/storages/blob").body()).contains("canary");
    }

    @Test
    void without_a_volume_have_a_summary_and_are_not_listed() {
      cluster.claim(StubClaim.unbound("later"));
      grant("later");
      assertThat(alice.get("/api/v2/storages/later").body()).isEqualTo("{\"name\":\"later\"}");
      assertThat(StubClient.json(alice.get("/api/v2/storages")).get("storages")).isEmpty();
      cluster.removeStorage("later");
      assertThat(alice.told("GET", "/api/v2/storages/later", null)).isEqualTo("404 NoStorageError");
    }
  }

  @Nested
  class Virtual_clusters {
    @Test
    void check_their_names_before_anything_else() {
      assertThat(guest.told("GET", "/api/v2/virtual-clusters/a-b", null))
          .isEqualTo("400 InvalidParametersError");
      assertThat(guest.told("DELETE", "/api/v2/virtual-clusters/vc1", null))
          .isEqualTo("401 UnauthorizedUserError");
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "PUT    | team       | {'vcCapacity':1} | 409 ConflictVcError",
          "PUT    | vc1        | {'vcCapacity':1} | 400 NotImplementedError",
          "PUT    | vc1        | {'vcCapacity':101} | 400 InvalidParametersError",
          "PUT    | vc1        | {'vcCapacity':9,'vcMaxCapacity':8} | 400 InvalidParametersError",
          "DELETE | admingroup | {} | 403 ForbiddenUserError",
          "DELETE | team       | {} | 400 NotImplementedError"
        })
    void refuse_every_change(String method, String name, String body, String told) {
      String path = "/api/v2/virtual-clusters/" + name;
      assertThat(root.told(method, path, body.replace('\'', '"'))).isEqualTo(told);
    }

    @Test
    void without_any_gpu_have_no_capacity() {
      Resources cpus = new Resources(0, 4.5, 8192);
      cluster.virtualCluster(new VirtualCluster("vc1", cpus, Resources.NONE));
      JsonNode info = StubClient.json(alice.get("/api/v2/virtual-clusters/vc1"));
      assertThat(info.get("capacity").asInt()).isZero();
      assertThat(info.has("maxCapacity")).isFalse();
      assertThat(info.at("/resourcesTotal/vCores").asDouble()).isEqualTo(4.5);
    }

    @Test
    void tell_of_their_machines_only_under_hived() {
      assertThat(StubClient.json(alice.get("/api/v2/cluster/sku-types"))).isNotEmpty();
      assertThat(alice.told("GET", "/api/v2/cluster/sku-types?vc=nope", null))
          .isEqualTo("404 NoVirtualClusterError");
      cluster.hived(false);
      assertThat(StubClient.json(alice.get("/api/v2/cluster/sku-types"))).isEmpty();
    }
  }
}
