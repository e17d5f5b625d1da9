/** JSON trees that are read without loss and never quoted in a message. */
@NullMarked
package io.paiadmin.openpai.json;

import org.jspecify.annotations.NullMarked;
