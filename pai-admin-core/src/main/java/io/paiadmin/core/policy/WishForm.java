package io.paiadmin.core.policy;

import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.policy.form.Words;
import io.paiadmin.core.tenancy.wish.Cell;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.text.Quoted;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What one file wants of one cluster. */
final class WishForm {
  private static final Map<String, Unmanaged> FATES =
      Words.of(List.of(Unmanaged.values()), fate -> fate.name().toLowerCase(Locale.ROOT));

  private static final Pattern ADDRESS =
      Pattern.compile(
          "[^\\s@\"(),:;<>\\[\\]\\\\]{1,64}"
              + "@[\\p{L}\\p{N}]([\\p{L}\\p{N}.-]{0,252}[\\p{L}\\p{N}])?");

  private WishForm() {}

  static WishPart read(Form form) {
    return new WishPart(
        form.part("default", part -> part.names("storages")).orElse(null),
        form.names("admins"),
        form.each("groups", WishForm::group),
        form.each("users", WishForm::user),
        form.optionalWord("unmanaged", FATES));
  }

  private static GroupWish group(Form form) {
    return new GroupWish(
        form.text("name"),
        form.optionalFreeText("description"),
        form.optionalFreeText("externalName"),
        form.names("virtualClusters"),
        form.names("storages"),
        form.names("members"),
        form.names("expect"),
        form.optionalText("renamedFrom"),
        cells(form));
  }

  private static List<Cell> cells(Form form) {
    List<Cell> cells = form.each("cells", WishForm::cell);
    return cells == null ? List.of() : cells;
  }

  private static Cell cell(Form form) {
    return new Cell(form.text("cellType").value(), form.count("cellNumber"));
  }

  private static UserWish user(Form form) {
    return new UserWish(form.text("name"), email(form));
  }

  private static @Nullable Placed<String> email(Form form) {
    Placed<String> email = form.optionalFreeText("email");
    if (email != null && !email.value().isEmpty() && !ADDRESS.matcher(email.value()).matches()) {
      String message = Quoted.of(email.value()) + " is not a mail address";
      form.fault("EMAIL_ILLEGAL", email.at(), message, "write it as name@example.org");
    }
    return email;
  }
}
