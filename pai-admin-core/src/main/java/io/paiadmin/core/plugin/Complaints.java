package io.paiadmin.core.plugin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.spi.SpiVersion;
import io.paiadmin.core.text.Nearest;
import io.paiadmin.core.text.Quoted;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The wording of everything that can be wrong with the plug-ins of one kind. */
record Complaints(PluginKind<?> kind) {
  private static final String BROKEN = StandardErrorCode.PLUGIN_BROKEN.name();

  Problem none(@Nullable ClassLoader searched) {
    String where = searched == null ? "" : ", and " + inWords(searched) + " finds none";
    return Problem.warning(
        "PLUGIN_NONE",
        everywhere(),
        "no " + kind + " was registered" + where,
        Docs.ZERO.after(
            "add a jar that provides "
                + kind.service().getName()
                + ", register a provider by hand, or pass the class loader that sees it"));
  }

  /** Plug-ins were found and all left out, for reasons that are problems of their own. */
  Problem noneUsable() {
    return Problem.warning(
        "PLUGIN_NONE_USABLE",
        everywhere(),
        "no " + kind + " can be used: whatever was found is left out, as the errors say",
        Docs.ZERO.after("mend what the errors name, or register a provider by hand"));
  }

  /** A provider that could not be made; what is thrown is all there is to tell which one. */
  Problem unloadable(Throwable thrown, String suspects) {
    return Problem.error(
        BROKEN,
        everywhere(),
        "a " + kind + " could not be loaded" + suspects + ": " + Throwables.explain(thrown),
        Docs.BROKEN.after("mend or remove the jar that lists it"));
  }

  Problem gaveUp(int failures) {
    return Problem.error(
        BROKEN,
        everywhere(),
        "gave up after " + failures + " failures in a row; plug-ins behind them may be missing",
        Docs.BROKEN.after("mend or remove the jars that list them"));
  }

  Problem broken(Object provider, Throwable thrown) {
    return Problem.error(
        BROKEN,
        everywhere(),
        Origin.of(provider) + " cannot say what it is: " + Throwables.explain(thrown),
        Docs.BROKEN.after("mend or remove this jar"));
  }

  Problem illegalId(Object provider, @Nullable String id) {
    return Problem.error(
        "PLUGIN_ILLEGAL_ID",
        everywhere(),
        Origin.of(provider) + " has the illegal id " + (id == null ? "null" : Quoted.of(id)),
        Docs.BROKEN.after(
            "give it an id of a lower-case letter, then lower-case letters, digits and hyphens"));
  }

  Problem otherVersion(Object provider, int version) {
    String advice =
        version < SpiVersion.CURRENT
            ? "get a newer release of this plug-in"
            : "use a newer pai-admin, or an older release of this plug-in";
    return Problem.error(
        "PLUGIN_SPI_VERSION",
        everywhere(),
        Origin.of(provider)
            + (" is built for SPI version " + version)
            + (", and this is SPI version " + SpiVersion.CURRENT),
        Docs.VERSION.after(advice));
  }

  Problem duplicate(String id, List<? extends Plugin<?>> plugins) {
    return Problem.error(
        "PLUGIN_DUPLICATE_ID",
        place(id),
        "the id " + Quoted.of(id) + " is claimed by " + origins(plugins) + "; none of them is used",
        Docs.SEVERAL.after("keep one of them, or register the one that is meant by hand"));
  }

  Problem replaced(Plugin<?> discovered, Plugin<?> registered) {
    return Problem.notice(
        "PLUGIN_REPLACED",
        place(discovered.id()),
        discovered.origin() + " gives way to " + registered.origin() + ", registered by hand",
        Docs.SEVERAL.after("nothing, if that is meant"));
  }

  PaiAdminException missing(String id, Plugins<?> plugins) {
    List<Problem> problems = new ArrayList<>();
    problems.add(unknown(id, plugins));
    plugins.problems().stream().filter(Problem::isError).forEach(problems::add);
    return new PaiAdminException(StandardErrorCode.PLUGIN_MISSING, problems);
  }

  private Problem unknown(String id, Plugins<?> plugins) {
    String known = plugins.ids().isEmpty() ? "none" : String.join(", ", plugins.ids());
    String advice =
        Nearest.to(id, plugins.ids())
            .map(near -> "write " + Quoted.of(near) + " if that is meant")
            .orElse("name one that is known, or add the jar that provides it");
    return Problem.error(
        StandardErrorCode.PLUGIN_MISSING.name(),
        place(id),
        "there is no " + kind + " " + Quoted.of(id) + "; known: " + known,
        Docs.of(plugins.ids().size()).after(advice));
  }

  private String everywhere() {
    return kind + " plug-ins";
  }

  private String place(String id) {
    return kind + " " + id;
  }

  /** Names the same loader alike in every run, which its own text does not. */
  private static String inWords(ClassLoader loader) {
    @Nullable String name = loader.getName();
    return "class loader " + (name == null ? loader.getClass().getName() : Quoted.of(name));
  }

  private static String origins(List<? extends Plugin<?>> plugins) {
    return plugins.stream().map(Plugin::origin).sorted().collect(Collectors.joining(" and by "));
  }
}
