package io.paiadmin.core.tenancy.wish;

import org.jspecify.annotations.Nullable;

/**
 * A user to manage.
 *
 * @param name the user's name
 * @param email the mail address, or null to leave it as it is
 */
public record UserWish(Placed<String> name, @Nullable Placed<String> email) {

  /** Makes a wish for a user to exist. */
  public static UserWish named(String name) {
    return new UserWish(new Placed<>(name, ""), null);
  }

  /** Returns this wish with a mail address. */
  public UserWish withEmail(String address) {
    return new UserWish(name, new Placed<>(address, ""));
  }
}
