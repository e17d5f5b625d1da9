/** What is promised: how soon incidents are acknowledged and updated, by severity and priority. */
@NullMarked
package io.paiadmin.core.sla.matrix;

import org.jspecify.annotations.NullMarked;
