package io.paiadmin.core.plugin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.Secret;
import io.paiadmin.api.StandardErrorCode;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The line between the host and one plug-in instance. Every call runs with the plug-in's class
 * loader as the thread's context class loader, since libraries inside plug-ins look things up
 * there; only {@link PaiAdminException}s without secrets come out; and no call is under way when
 * the plug-in is closed, or begins after that.
 */
final class Boundary {
  private final Plugin<?> plugin;
  private final String instance;
  private final Masking masking;
  private final Lifetime lifetime;

  Boundary(Plugin<?> plugin, String instance, Masking masking) {
    this(plugin, instance, masking, new Lifetime());
  }

  private Boundary(Plugin<?> plugin, String instance, Masking masking, Lifetime lifetime) {
    this.plugin = plugin;
    this.instance = instance;
    this.masking = masking;
    this.lifetime = lifetime;
  }

  /** Returns this boundary, which masks one more secret; closing either closes both. */
  Boundary masking(Secret secret) {
    return new Boundary(plugin, instance, masking.and(secret), lifetime);
  }

  /** Returns what the policy calls the instance, such as {@code cluster prod}. */
  String place() {
    return plugin.kind().instanceNoun() + " " + instance;
  }

  /** Calls the plug-in; its answer must not be null. */
  <T> T call(String action, Supplier<@Nullable T> work) {
    return call(action, work, (mask, answer) -> answer);
  }

  /**
   * Calls the plug-in; its answer must not be null.
   *
   * @param cleaning takes the secrets out of the answer
   */
  <T> T call(String action, Supplier<@Nullable T> work, BiFunction<Masking, T, T> cleaning) {
    return lifetime.during(
        () -> guarded(action, () -> cleaning.apply(masking, answer(action, work.get()))),
        () -> closedBefore(action));
  }

  /** Calls the plug-in for nothing but its effect. */
  void run(String action, Runnable work) {
    call(action, () -> done(work));
  }

  /**
   * Calls the plug-in for nothing but its effect.
   *
   * @param remark what people should know when the plug-in breaks its contract in this call
   */
  void run(String action, String remark, Runnable work) {
    lifetime.during(
        () -> guarded(action + ", " + remark, () -> done(work)), () -> closedBefore(action));
  }

  /**
   * Calls the plug-in for the last time, once the calls under way have returned; does nothing when
   * that has happened before.
   */
  void close(Runnable work) {
    lifetime.end(() -> guarded("close", () -> done(work)));
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

  private <T> T guarded(String action, Supplier<T> work) {
    Thread thread = Thread.currentThread();
    @Nullable ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(plugin.provider().getClass().getClassLoader());
    try {
      return work.get();
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

  private PaiAdminException closedBefore(String action) {
    return new PaiAdminException(
        StandardErrorCode.INVALID_INPUT,
        place() + " was closed before " + action + " was called",
        "make a new one");
  }

  private static Boolean done(Runnable work) {
    work.run();
    return true;
  }
}
