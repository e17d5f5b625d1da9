package io.paiadmin.core.plugin;

import io.paiadmin.api.Problem;
import io.paiadmin.api.spi.SpiVersion;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Asks providers about themselves, each in its own guard. */
final class Inspector<P> {
  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]*");

  private final PluginKind<P> kind;
  private final Consumer<Problem> problems;
  private final Complaints complaints;

  Inspector(PluginKind<P> kind, Consumer<Problem> problems) {
    this.kind = kind;
    this.problems = problems;
    this.complaints = new Complaints(kind);
  }

  /** Returns the usable ones, in the order given; every other one becomes a problem. */
  List<Plugin<P>> usable(Collection<P> providers) {
    return providers.stream().map(this::inspect).flatMap(Optional::stream).toList();
  }

  private Optional<Plugin<P>> inspect(P provider) {
    try {
      return Optional.ofNullable(ask(provider));
    } catch (Throwable e) {
      Unrecoverable.rethrow(e);
      problems.accept(complaints.broken(provider, e));
      return Optional.empty();
    }
  }

  /** Asks for the version first: what another version answers to the rest means nothing. */
  private @Nullable Plugin<P> ask(P provider) {
    int version = kind.apiVersion(provider);
    if (version != SpiVersion.CURRENT) {
      problems.accept(complaints.otherVersion(provider, version));
      return null;
    }
    @Nullable String id = kind.id(provider);
    if (id == null || !ID.matcher(id).matches()) {
      problems.accept(complaints.illegalId(provider, id));
      return null;
    }
    return new Plugin<>(kind, id, version, kind.secretSettings(provider), provider);
  }
}
