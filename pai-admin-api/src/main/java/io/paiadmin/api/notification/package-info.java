/** What is sent to people and what became of it. All types are immutable values. */
@NullMarked
package io.paiadmin.api.notification;

import org.jspecify.annotations.NullMarked;
