/** How often what was promised was kept, and how long things took. */
@NullMarked
package io.paiadmin.core.sla.attainment;

import org.jspecify.annotations.NullMarked;
