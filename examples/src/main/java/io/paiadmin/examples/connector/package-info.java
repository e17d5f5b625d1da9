/**
 * A connector to read and to copy: a cluster that lives in a text file. Begin with {@link
 * io.paiadmin.examples.connector.IniConnectorProvider}; {@code docs/writing-a-plug-in.md} goes
 * along.
 */
@NullMarked
package io.paiadmin.examples.connector;

import org.jspecify.annotations.NullMarked;
