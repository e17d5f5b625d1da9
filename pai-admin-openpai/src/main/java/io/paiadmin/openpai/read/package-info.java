/** What a connector reads: what the cluster is, what it holds, and its jobs. */
@NullMarked
package io.paiadmin.openpai.read;

import org.jspecify.annotations.NullMarked;
