package io.paiadmin.api.notification;

/**
 * Somebody a notification is meant for.
 *
 * @param name how to call them, empty when unknown
 * @param address where the channel reaches them: a mail address, a room, an account
 */
public record Recipient(String name, String address) {}
