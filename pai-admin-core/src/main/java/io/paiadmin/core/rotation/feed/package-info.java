/**
 * Duties in calendars (RFC 5545): a feed to subscribe to, and invitations to each member (RFC
 * 5546).
 */
@NullMarked
package io.paiadmin.core.rotation.feed;

import org.jspecify.annotations.NullMarked;
