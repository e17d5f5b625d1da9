package io.paiadmin.openpai.stub;

import org.jspecify.annotations.Nullable;

/**
 * A request that reached the stub, and what became of it.
 *
 * @param method the method, upper case
 * @param path the path as sent, with its query
 * @param user the user whom the presented token names, valid or not; null without a token
 * @param status the status of the answer; 0 when none was sent, or when it is not decided yet
 * @param wrote whether a write to users, groups or jobs was carried out, be it that it found things
 *     so already; tokens do not count, so a login is no write
 */
public record Received(
    String method, String path, @Nullable String user, int status, boolean wrote) {}
