/**
 * Finding plug-ins, choosing among them, and calling them safely: whatever a plug-in does wrong
 * becomes a problem or a {@link io.paiadmin.api.PaiAdminException} that names it. The five cases of
 * finding are written down in {@code docs/plugins.md}.
 */
@NullMarked
package io.paiadmin.core.plugin;

import org.jspecify.annotations.NullMarked;
