/**
 * The customs of OpenPAI's rest-server: where it answers, who may speak, how often, and what its
 * refusals mean. What is said is for others.
 */
@NullMarked
package io.paiadmin.openpai.rest;

import org.jspecify.annotations.NullMarked;
