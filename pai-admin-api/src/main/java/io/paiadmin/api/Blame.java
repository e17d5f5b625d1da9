package io.paiadmin.api;

/** Who has to act when something failed. */
public enum Blame {
  /** The caller asked for something that cannot be: mend the input. */
  CALLER,
  /** A plug-in does not keep its contract: tell its author. */
  PLUGIN,
  /** The system on the other side refused or failed. */
  REMOTE,
  /** Something was used up: memory, disk, time, a quota. */
  RESOURCES
}
