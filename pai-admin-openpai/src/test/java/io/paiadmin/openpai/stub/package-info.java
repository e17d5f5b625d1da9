/**
 * An OpenPAI rest-server that lives inside a test: {@link io.paiadmin.openpai.stub.StubOpenPai}
 * speaks the REST API of v1.8.1 in both authentication modes, {@link
 * io.paiadmin.openpai.stub.StubCluster} is what it serves, and {@link
 * io.paiadmin.openpai.stub.Faults} makes it fail as real servers and networks do.
 */
@NullMarked
package io.paiadmin.openpai.stub;

import org.jspecify.annotations.NullMarked;
