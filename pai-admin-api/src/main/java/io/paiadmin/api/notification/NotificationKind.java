package io.paiadmin.api.notification;

/** What a notification is about. */
public enum NotificationKind {
  /** A new user's account and the rules of the house. */
  WELCOME,
  /** A leaver's last message. */
  FAREWELL,
  /** An incident was opened. */
  INCIDENT_RAISED,
  /** An incident was acknowledged. */
  ACKNOWLEDGED,
  /** There is news of an incident. */
  UPDATED,
  /** An incident is over. */
  RESOLVED,
  /** A deadline comes near. */
  SLA_REMINDER,
  /** A deadline has passed. */
  SLA_BREACH,
  /** One shift ends and the next begins. */
  HANDOFF,
  /** A shift was planned or moved. */
  SHIFT_INVITE,
  /** A shift was cancelled. */
  SHIFT_CANCEL,
  /** A job is about to be stopped or deleted. */
  JOB_WARNING,
  /** A job was stopped. */
  JOB_STOPPED,
  /** What is to be done after an incident. */
  FOLLOW_UP,
  /** A report. */
  REPORT
}
