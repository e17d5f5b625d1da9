package io.paiadmin.core.plugin;

import io.paiadmin.api.Problem;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * The one owner of {@link ServiceLoader}. It takes the explicit iterator and guards both of its
 * methods: a missing class surfaces from {@code hasNext}, a failing constructor from {@code next},
 * and a missing superclass as a bare {@link LinkageError} from either; the stream form would end at
 * the last of these. Used once, by one thread.
 */
final class Discovery<P> {
  /** An iterator that does not get past a bad provider must not hold the host forever. */
  static final int FAILURES_IN_A_ROW = 100;

  private final PluginKind<P> kind;
  private final ClassLoader loader;
  private final List<P> providers = new ArrayList<>();
  private final List<Throwable> failures = new ArrayList<>();
  private int failuresInARow;

  private Discovery(PluginKind<P> kind, ClassLoader loader) {
    this.kind = kind;
    this.loader = loader;
  }

  /** Makes every provider that a class loader sees, and a problem for each that fails. */
  static <P> Found<P> search(PluginKind<P> kind, ClassLoader loader) {
    Discovery<P> discovery = new Discovery<>(kind, loader);
    discovery.exhaust(ServiceLoader.load(kind.service(), loader).iterator());
    return new Found<>(discovery.providers, discovery.problems());
  }

  private void exhaust(Iterator<P> iterator) {
    boolean more = true;
    while (more && failuresInARow < FAILURES_IN_A_ROW) {
      more = advance(iterator);
    }
  }

  /** Takes one step, and tells whether another one makes sense. */
  private boolean advance(Iterator<P> iterator) {
    try {
      if (!iterator.hasNext()) {
        return false;
      }
      providers.add(iterator.next());
      failuresInARow = 0;
    } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
      // A class loader that was closed throws RuntimeExceptions.
      Unrecoverable.rethrow(e);
      failures.add(e);
      failuresInARow++;
    }
    return true;
  }

  private List<Problem> problems() {
    Complaints complaints = new Complaints(kind);
    Suspects suspects = Suspects.of(kind, loader, providers, failures);
    List<Problem> problems = new ArrayList<>();
    for (Throwable failure : failures) {
      problems.add(complaints.unloadable(failure, suspects.of(failure)));
    }
    if (failuresInARow >= FAILURES_IN_A_ROW) {
      problems.add(complaints.gaveUp(FAILURES_IN_A_ROW));
    }
    return problems;
  }
}
