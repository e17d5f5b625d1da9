package io.paiadmin.core.tenancy.step;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.tenancy.wish.Cell;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yaml.snakeyaml.Yaml;

class HivedConfigTest {

  @ParameterizedTest
  @ValueSource(strings = {"vision", "123", "1e3", "no", "null", "0x1f"})
  void a_fragment_reads_back_as_the_names_that_went_in(String name) {
    String type = "A1-POOL.A1-NODE: \"odd\" # \\ type";
    Map<String, Map<String, String>> outer =
        new Yaml().load(HivedConfig.entry(name, List.of(new Cell(type, 2))));
    Map<String, Map<Object, Object>> inner =
        new Yaml().load(outer.get("hivedscheduler").get("config"));
    assertThat(inner.get("virtualClusters"))
        .containsOnlyKeys(name)
        .containsEntry(
            name, Map.of("virtualCells", List.of(Map.of("cellType", type, "cellNumber", 2))));
  }
}
