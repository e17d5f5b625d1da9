package io.paiadmin.openpai.rest;

import java.time.Duration;

/**
 * How long and how often.
 *
 * @param connect how long to wait for a connection
 * @param request how long one request may take
 * @param operation how long a whole call of the connector may take, waiting included
 * @param requestsPerMinute the greatest number of requests in any minute
 */
public record Limits(
    Duration connect, Duration request, Duration operation, int requestsPerMinute) {}
