package io.paiadmin.openpai;

import io.paiadmin.api.Secret;
import io.paiadmin.api.spi.SettingsReader;
import io.paiadmin.openpai.rest.Credentials;
import io.paiadmin.openpai.rest.Limits;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/**
 * The settings of one connector.
 *
 * @param url the address without a slash at its end
 * @param credentials what the connector shows
 * @param limits how long and how often
 */
record OpenPaiSettings(URI url, Credentials credentials, Limits limits) {
  private static final URI NONE = URI.create("http://localhost");
  private static final int MOST_PER_MINUTE = 1_000_000;
  private static final Duration LONGEST = Duration.ofDays(1);

  static OpenPaiSettings read(SettingsReader from) {
    return new OpenPaiSettings(url(from), credentials(from), limits(from));
  }

  private static URI url(SettingsReader from) {
    String text = from.text("url");
    boolean isInsecure = from.flag("insecure", false);
    if (text.isEmpty()) {
      return NONE;
    }
    Optional<URI> url = Url.parse(text);
    if (url.isEmpty()) {
      from.fault(
          "url",
          shown(text) + " is not the address of a server",
          "give http or https, a host and at most a path, such as https://pai.example.org");
    } else if (!isInsecure && !Url.isPrivate(url.get())) {
      from.fault(
          "url",
          "passwords and tokens would cross the network in the clear",
          "use https, or set insecure: true if the network can be trusted");
    }
    return url.orElse(NONE);
  }

  /** People put passwords into addresses. */
  private static String shown(String url) {
    return url.contains("@") ? "this" : "'" + url + "'";
  }

  private static Credentials credentials(SettingsReader from) {
    Optional<String> user = from.optionalText("username");
    Optional<Secret> password = from.optionalSecret("password");
    Optional<Secret> token = from.optionalSecret("token");
    if (token.isPresent() == (user.isPresent() || password.isPresent())) {
      from.fault(
          "token",
          token.isPresent() ? "there are two ways to log in" : "there is no way to log in",
          "give either token, or username and password");
    } else if (user.isPresent() != password.isPresent()) {
      from.fault(
          user.isPresent() ? "password" : "username",
          "username and password belong together",
          "give both");
    }
    if (token.filter(text -> !Credentials.Token.isLegal(text)).isPresent()) {
      from.fault("token", "the token has characters that no token has", "give it without blanks");
    }
    return token
        .<Credentials>map(Credentials.Token::new)
        .orElseGet(() -> new Credentials.Password(user.orElse(""), password.orElse(Secret.of(""))));
  }

  private static Limits limits(SettingsReader from) {
    return new Limits(
        limit(from, "connectTimeout", Duration.ofSeconds(10)),
        limit(from, "requestTimeout", Duration.ofSeconds(30)),
        limit(from, "operationTimeout", Duration.ofMinutes(5)),
        from.integer("maxRequestsPerMinute", 600, 1, MOST_PER_MINUTE));
  }

  private static Duration limit(SettingsReader from, String key, Duration byDefault) {
    Duration limit = from.duration(key, byDefault);
    if (limit.compareTo(LONGEST) > 0) {
      from.fault(key, "'" + limit + "' is longer than a day", "give PT24H or less");
      return byDefault;
    }
    return limit;
  }
}
