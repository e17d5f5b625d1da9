package io.paiadmin.api.notification;

/**
 * A calendar object that goes with a notification.
 *
 * @param method what the receiver's calendar shall do with it
 * @param content the iCalendar text (RFC 5545)
 */
public record CalendarPart(Method method, String content) {

  /** What a calendar does with an object (RFC 5546). */
  public enum Method {
    /** Add or update an event. */
    REQUEST,
    /** Take an event away. */
    CANCEL
  }
}
