package io.paiadmin.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.api.spi.HolidaySource;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GuardedHolidaySourceTest {
  private static final Holiday NEW_YEAR = new Holiday(LocalDate.of(2026, 1, 1), "New Year");
  private static final Holiday LABOUR = new Holiday(LocalDate.of(2026, 5, 1), "Labour Day");
  private static final Holiday MAY = new Holiday(LocalDate.of(2026, 5, 1), "May Day");

  @Nested
  class An_answer {
    @Test
    void comes_out_in_order_and_equal_holidays_once() {
      assertThat(asked(() -> List.of(MAY, NEW_YEAR, LABOUR, NEW_YEAR)))
          .containsExactly(NEW_YEAR, LABOUR, MAY);
    }

    @Test
    void may_be_empty() {
      assertThat(asked(List::of)).isEmpty();
    }

    @Test
    void of_null_is_the_sources_fault() {
      assertBroken(() -> null, "it returned null");
    }

    @Test
    void with_null_in_it_is_the_sources_fault() {
      assertBroken(() -> Arrays.asList(MAY, null), "it returned a list with null in it");
    }

    @Test
    void with_a_day_of_another_year_is_the_sources_fault() {
      Holiday next = new Holiday(LocalDate.of(2027, 1, 1), "New Year");
      assertBroken(() -> List.of(NEW_YEAR, next), "asked for 2026, it gave the day 2027-01-01");
    }
  }

  @Nested
  class A_failure {
    @Test
    void of_any_kind_is_the_sources_fault() {
      assertBroken(
          () -> Sneaky.raise(new java.io.IOException("no file")), "java.io.IOException: no file");
      assertBroken(() -> Sneaky.raise(new NoSuchMethodError("x")), "probably built for another");
    }

    @Test
    void that_the_source_explains_comes_out_as_it_is() {
      PaiAdminException unknown =
          new PaiAdminException(StandardErrorCode.INVALID_INPUT, "no region 'xx'", "write 'cn'");
      assertThat(refusal(() -> Sneaky.raise(unknown))).isSameAs(unknown);
    }
  }

  @Test
  void a_source_runs_with_its_own_class_loader() {
    ClassLoader own = FixedSource.class.getClassLoader();
    ClassLoader[] seen = new ClassLoader[1];
    asked(
        () -> {
          seen[0] = Thread.currentThread().getContextClassLoader();
          return List.of();
        });
    assertThat(seen).containsExactly(own);
  }

  @Test
  void id_and_version_are_those_of_the_plug_in() {
    HolidaySource source = guarded(List::of);
    assertThat(source.id()).isEqualTo("fixed");
    assertThat(source.apiVersion()).isEqualTo(1);
  }

  @Test
  void an_id_that_nobody_has_is_refused_with_the_nearest() {
    Plugins<HolidaySource> sources =
        PluginLoader.of(PluginKind.HOLIDAYS).withoutSearch().register(new FixedSource(null)).load();
    PaiAdminException refusal =
        catchThrowableOfType(PaiAdminException.class, () -> sources.get("fixt"));
    assertThat(refusal.code()).isEqualTo(StandardErrorCode.PLUGIN_MISSING);
    assertThat(refusal)
        .hasMessageContaining("there is no holiday source 'fixt'; known: fixed")
        .hasMessageContaining("write 'fixed'");
  }

  private static void assertBroken(Supplier<List<Holiday>> answer, String how) {
    PaiAdminException refusal = refusal(answer);
    assertThat(refusal.code()).isEqualTo(StandardErrorCode.PLUGIN_BROKEN);
    assertThat(refusal)
        .hasMessageStartingWith(
            "holiday source fixed: PLUGIN_BROKEN: holiday source 'fixed' broke its contract in"
                + " holidays: ")
        .hasMessageContaining(how);
  }

  private static PaiAdminException refusal(Supplier<List<Holiday>> answer) {
    return catchThrowableOfType(PaiAdminException.class, () -> asked(answer));
  }

  private static List<Holiday> asked(Supplier<List<Holiday>> answer) {
    return guarded(answer).holidays("xx", 2026);
  }

  private static HolidaySource guarded(Supplier<List<Holiday>> answer) {
    return Creation.guarded(
        PluginLoader.of(PluginKind.HOLIDAYS)
            .withoutSearch()
            .register(new FixedSource(answer))
            .load()
            .get("fixed"));
  }

  private record FixedSource(Supplier<List<Holiday>> answer) implements HolidaySource {
    @Override
    public String id() {
      return "fixed";
    }

    @Override
    public List<Holiday> holidays(String region, int year) {
      return answer.get();
    }
  }
}
