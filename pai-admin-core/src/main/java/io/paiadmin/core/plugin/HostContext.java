package io.paiadmin.core.plugin;

import io.paiadmin.api.spi.PluginContext;
import java.nio.file.Path;
import java.time.Clock;

/**
 * What the host lends a plug-in.
 *
 * @param instance the name of the instance in the policy
 * @param directory the folder against which relative paths in the settings are resolved
 * @param clock the clock to ask for the time
 */
public record HostContext(String instance, Path directory, Clock clock) implements PluginContext {}
