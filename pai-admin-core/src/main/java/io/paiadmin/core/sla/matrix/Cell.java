package io.paiadmin.core.sla.matrix;

/**
 * One place of the table: incidents of a severity on clusters of a priority.
 *
 * @param severity the severity
 * @param priority the priority
 */
public record Cell(Severity severity, String priority) {
  /** Returns severity and priority. */
  @Override
  public String toString() {
    return severity + " on " + priority;
  }
}
