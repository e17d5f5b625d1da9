package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * Bodies of the form {@code {"patch": flag, "data": {…}}}, where the flag decides how much of the
 * data has to be there. A body without data passes, which the handlers do not bear.
 *
 * @param whole what the data are when the flag is false or absent
 * @param part what they are when it is true
 */
record Patch(Schema whole, Schema part) {
  private static final Rule FLAG = Rules.flag().orElse(false);

  Schema schema() {
    return Schema.closed().field("patch", FLAG).field("data", Rule.any()).last(this::checkData);
  }

  private void checkData(ObjectNode body) {
    Schema schema = body.get("patch").asBoolean() ? part : whole;
    Schema data = Schema.open().field("data", schema);
    body.setAll(data.checked(body));
  }
}
