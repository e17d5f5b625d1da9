package io.paiadmin.core.tenancy.plan;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * One step of a plan.
 *
 * @param id identifies the action: the same action on the same subject from the same state to the
 *     same state has the same id in every plan
 * @param phase where in the plan it stands
 * @param action what it does
 * @param reason why
 * @param effective when people notice
 * @param risk how much it can hurt
 * @param needs the ids of the steps without which it must not run
 */
public record Step<A extends Action>(
    String id,
    Phase phase,
    A action,
    Reason reason,
    Effective effective,
    Risk risk,
    List<String> needs) {
  private static final int ID_BYTES = 8;

  /** Copies the list. */
  public Step {
    needs = List.copyOf(needs);
  }

  /** Makes a step and computes its id. */
  public static <A extends Action> Step<A> of(
      Phase phase, A action, Reason reason, Effective effective, Risk risk, List<String> needs) {
    return new Step<>(idOf(action), phase, action, reason, effective, risk, needs);
  }

  /** Returns this step as one of any action, for plans that hold several sorts. */
  public Step<Action> widened() {
    return new Step<>(id, phase, action, reason, effective, risk, needs);
  }

  /** Returns the id of an action: sixteen hexadecimal digits of a hash of all it says. */
  public static String idOf(Action action) {
    byte[] text = (action.kind() + '\n' + action).getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().formatHex(sha256(text), 0, ID_BYTES);
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }
}
