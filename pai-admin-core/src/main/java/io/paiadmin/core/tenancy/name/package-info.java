/**
 * The names of OpenPAI: which are legal, which it keeps for itself, and the one form in which lists
 * of them are compared.
 */
@NullMarked
package io.paiadmin.core.tenancy.name;

import org.jspecify.annotations.NullMarked;
