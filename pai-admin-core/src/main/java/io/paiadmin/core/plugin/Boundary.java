package io.paiadmin.core.plugin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The line between the host and one plug-in instance. Every call runs with the plug-in's class
 * loader as the thread's context class loader, since libraries inside plug-ins look things up
 * there; and only {@link PaiAdminException}s without secrets come out.
 */
final class Boundary {
  private final Plugin<?> plugin;
  private final String instance;
  private final Masking masking;
  private final AtomicBoolean closed = new AtomicBoolean();

  Boundary(Plugin<?> plugin, String instance, Masking masking) {
    this.plugin = plugin;
    this.instance = instance;
    this.masking = masking;
  }

  /** Returns what the policy calls the instance, such as {@code cluster prod}. */
  String place() {
    return plugin.kind().instanceNoun() + " " + instance;
  }

  /** Calls the plug-in; its answer must not be null. */
  <T> T call(String action, Supplier<@Nullable T> work) {
    refuseWhenClosed(action);
    return guarded(action, work);
  }

  /** Calls the plug-in for nothing but its effect. */
  void run(String action, Runnable work) {
    call(action, () -> done(work));
  }

  /** Calls the plug-in for the last time; does nothing when that has happened before. */
  void close(Runnable work) {
    if (closed.compareAndSet(false, true)) {
      guarded("close", () -> done(work));
    }
  }

  PaiAdminException broken(String action, String what, @Nullable Throwable cause) {
    Problem problem =
        Problem.error(
            StandardErrorCode.PLUGIN_BROKEN.name(),
            place(),
            plugin.kind() + " '" + plugin.id() + "' broke its contract in " + action + ": " + what,
            Docs.BROKEN.after("report this to the author of " + plugin.origin()));
    return new PaiAdminException(StandardErrorCode.PLUGIN_BROKEN, List.of(problem), cause);
  }

  private <T> T guarded(String action, Supplier<@Nullable T> work) {
    Thread thread = Thread.currentThread();
    @Nullable ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(plugin.provider().getClass().getClassLoader());
    try {
      return answer(action, work.get());
    } catch (PaiAdminException e) {
      throw masking.exception(e);
    } catch (Throwable e) {
      Unrecoverable.rethrow(e);
      throw broken(action, masking.text(Throwables.explain(e)), masking.throwable(e));
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private <T> T answer(String action, @Nullable T answer) {
    if (answer == null) {
      throw broken(action, "it returned null", null);
    }
    return answer;
  }

  private void refuseWhenClosed(String action) {
    if (closed.get()) {
      throw new PaiAdminException(
          StandardErrorCode.INVALID_INPUT,
          place() + " was closed before " + action + " was called",
          "make a new one");
    }
  }

  private static Boolean done(Runnable work) {
    work.run();
    return true;
  }
}
