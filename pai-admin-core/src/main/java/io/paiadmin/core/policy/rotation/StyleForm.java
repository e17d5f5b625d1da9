package io.paiadmin.core.policy.rotation;

import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.policy.form.Words;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.tenancy.wish.Placed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads how duty goes round: from the style, from how many serve at a time, or from both.
 *
 * @param form the rotation
 */
record StyleForm(Form form) {
  private static final Map<String, Style> STYLES = Words.of(List.of(Style.values()), Style::text);

  private static final Map<String, Style> USUAL = Map.of("1", Style.CYCLE, "2", Style.PAIRS);

  Optional<Style> read() {
    @Nullable Placed<Style> style = form.optionalWord("style", STYLES);
    @Nullable Placed<Style> perSlot = perSlot();
    if (form.has("style")) {
      return Optional.ofNullable(style).map(found -> checked(found, perSlot));
    }
    if (!form.has("perSlot")) {
      String message = "the rotation does not say how duty goes round";
      String fix = "write style: cycle for one at a time, pairs or staggered for two";
      form.fault("MISSING_KEY", form.at(), message, fix);
    }
    return Optional.ofNullable(perSlot).map(Placed::value);
  }

  private @Nullable Placed<Style> perSlot() {
    @Nullable Placed<String> text = form.optionalValue("perSlot");
    if (text == null) {
      return null;
    }
    @Nullable Style usual = USUAL.get(text.value());
    if (usual == null) {
      String message = "one or two are on duty at a time";
      form.fault("ROTATION_SEATS", text.at(), message, "write 1 or 2");
      return null;
    }
    return new Placed<>(usual, text.at());
  }

  private Style checked(Placed<Style> style, @Nullable Placed<Style> perSlot) {
    int seats = style.value().seats();
    if (perSlot != null && perSlot.value().seats() != seats) {
      String message = "the style %s has %s on duty".formatted(style.value().text(), seats);
      String fix = "write perSlot: %s, or another style".formatted(seats);
      form.fault("ROTATION_SEATS", perSlot.at(), message, fix);
    }
    return style.value();
  }
}
