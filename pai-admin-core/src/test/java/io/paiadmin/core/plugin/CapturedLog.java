package io.paiadmin.core.plugin;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What some loggers write while this is open, at every level. Works with slf4j-simple. */
public final class CapturedLog implements AutoCloseable {
  private static final int TRACE = 0;

  private final PrintStream errorBefore = System.err;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final Map<Logger, Integer> levelsBefore = new LinkedHashMap<>();

  private CapturedLog() {
    System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
  }

  public static CapturedLog of(String... loggers) {
    CapturedLog log = new CapturedLog();
    for (String name : loggers) {
      log.open(LoggerFactory.getLogger(name));
    }
    return log;
  }

  public String text() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    levelsBefore.forEach(CapturedLog::setLevel);
    System.setErr(errorBefore);
  }

  private static void setLevel(Logger logger, int level) {
    try {
      levelField(logger).setInt(logger, level);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private void open(Logger logger) {
    try {
      levelsBefore.put(logger, levelField(logger).getInt(logger));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
    setLevel(logger, TRACE);
  }

  private static Field levelField(Logger logger) {
    try {
      Field field = logger.getClass().getDeclaredField("currentLogLevel");
      field.setAccessible(true);
      return field;
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException("the log of tests is that of slf4j-simple", e);
    }
  }
}
