package io.paiadmin.core.rotation.roster;

/**
 * A slot that a member gave back without anybody in their place. Nobody is on duty in it until
 * somebody covers for them. Immutable.
 *
 * @param slot the number of the slot
 * @param member who gave it back
 * @param reason why, for explanations; possibly empty
 */
public record Vacancy(long slot, String member, String reason) {}
