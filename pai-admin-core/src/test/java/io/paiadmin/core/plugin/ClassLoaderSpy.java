package io.paiadmin.core.plugin;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Looks at the thread's context class loader around a call that fails. */
final class ClassLoaderSpy {
  private final ClassLoader during;
  ClassLoader after;

  ClassLoaderSpy(ClassLoader during) {
    this.during = during;
  }

  PaiAdminException watch(ThrowingCallable call) {
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    Thread.currentThread().setContextClassLoader(during);
    try {
      return catchThrowableOfType(PaiAdminException.class, call);
    } finally {
      after = Thread.currentThread().getContextClassLoader();
      Thread.currentThread().setContextClassLoader(before);
    }
  }
}
