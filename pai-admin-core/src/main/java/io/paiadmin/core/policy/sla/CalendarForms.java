package io.paiadmin.core.policy.sla;

import io.paiadmin.core.policy.form.Form;
import io.paiadmin.core.policy.holiday.HolidayForm;
import io.paiadmin.core.policy.holiday.HolidaySources;
import io.paiadmin.core.tenancy.wish.Placed;
import java.nio.file.Path;

/**
 * Reads the calendars of one file.
 *
 * @param directory the folder that names of holiday files start from
 * @param sources the holiday sources there are
 */
record CalendarForms(Path directory, HolidaySources sources) {
  Calendar read(Placed<String> name, Form form) {
    return new CalendarForm(name, form, new HolidayForm(form, directory, sources)).read();
  }
}
