package io.paiadmin.core.policy;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.spi.HolidaySource;
import io.paiadmin.core.plugin.PluginKind;
import io.paiadmin.core.plugin.PluginLoader;
import io.paiadmin.core.policy.holiday.HolidaySources;
import io.paiadmin.core.policy.tree.Source;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads policies. Files whose names end in {@code .json} are JSON, all others YAML; both are UTF-8
 * and at most 8 MiB. Several files form one policy. Safe for use by several threads.
 *
 * <p>A fault in one file does not hide those of the others: every method reports everything at
 * once, warnings included, in order of their places. Warnings alone do not refuse a policy; they
 * are in {@link Policy#warnings()}.
 */
public final class PolicyReader {
  private PolicyReader() {}

  /**
   * Reads files that form one policy.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and every fault of every file
   */
  public static Policy read(Path... files) {
    return read(List.of(files));
  }

  /**
   * Reads files that form one policy. A file that is named twice is read once.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and every fault of every file
   */
  public static Policy read(List<Path> files) {
    return read(files, PluginLoader.of(PluginKind.HOLIDAYS));
  }

  /**
   * Reads files that form one policy, with a choice of holiday sources. They are asked when a
   * calendar names one.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and every fault of every file
   */
  public static Policy read(List<Path> files, PluginLoader<HolidaySource> holidays) {
    if (files.isEmpty()) {
      String fix = "name at least one policy file";
      throw new PaiAdminException(StandardErrorCode.INVALID_INPUT, "no file is named", fix);
    }
    Assembly policy = new Assembly(new HolidaySources(holidays));
    files.stream().distinct().forEach(policy::addFile);
    return policy.finish();
  }

  /**
   * Reads a policy that is not in a file. Relative paths in it start from the working directory.
   *
   * @param name how places name the text; JSON when it ends in {@code .json}
   * @param text the whole policy
   * @throws PaiAdminException with {@code INVALID_INPUT} and every fault of the text
   */
  public static Policy readText(String name, String text) {
    Assembly policy = new Assembly(HolidaySources.found());
    policy.addText(new Source(name, Path.of("").toAbsolutePath(), text));
    return policy.finish();
  }
}
