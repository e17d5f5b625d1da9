/**
 * Changes as requests. Each trap of OpenPAI's API is met in one place: where the change is made
 * that would step into it.
 */
@NullMarked
package io.paiadmin.openpai.change;

import org.jspecify.annotations.NullMarked;
