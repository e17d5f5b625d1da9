/**
 * OpenPAI's JSON into values and back. What the values have no place for, such as the private keys
 * in users and the credentials in storages, ends here.
 */
@NullMarked
package io.paiadmin.openpai.wire;

import org.jspecify.annotations.NullMarked;
