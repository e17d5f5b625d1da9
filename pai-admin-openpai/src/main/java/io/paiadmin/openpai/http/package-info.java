/** One request and its reply over HTTP, within a time limit; nothing here knows OpenPAI. */
@NullMarked
package io.paiadmin.openpai.http;

import org.jspecify.annotations.NullMarked;
