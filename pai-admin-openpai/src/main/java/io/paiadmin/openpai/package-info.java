/** The connector {@code openpai}, which speaks OpenPAI's REST API in both authentication modes. */
@NullMarked
package io.paiadmin.openpai;

import org.jspecify.annotations.NullMarked;
