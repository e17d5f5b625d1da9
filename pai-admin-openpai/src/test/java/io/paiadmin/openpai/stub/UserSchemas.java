package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** What bodies about users look like. */
final class UserSchemas {
  static final Rule USER_NAME = Rule.name("username", "[\\w.-]+");

  static final Schema CREATE =
      Schema.closed()
          .field("username", USER_NAME.required())
          .field("email", Rule.email().orEmpty())
          .field("virtualCluster", Rule.texts())
          .field("admin", Rule.flag().orElse(false))
          .field("password", Rule.password().required())
          .field("extension", Rule.object().orElse(Json.object()));

  static final Schema UPDATE =
      new Patch(
              Schema.closed()
                  .field("username", USER_NAME.required())
                  .field("email", Rule.email().required())
                  .field("virtualCluster", Rule.texts().required())
                  .field("admin", Rule.flag().required())
                  .field("password", Rule.password().required())
                  .field("extension", Rule.object().required()),
              Schema.closed()
                  .field("username", USER_NAME.required())
                  .field("email", Rule.email().nullIsAbsent())
                  .field("virtualCluster", Rule.texts().nullIsAbsent())
                  .field("admin", Rule.flag().nullIsAbsent())
                  .field("password", Rule.password().nullIsAbsent())
                  .field("extension", Rule.object().nullIsAbsent()))
          .schema();

  static final Schema UPDATE_SELF =
      new Patch(
              self(Rule.email().required(), Rule.password().required(), Rule.object()),
              self(
                  Rule.email().nullIsAbsent(),
                  Rule.password().nullIsAbsent(),
                  Rule.object().nullIsAbsent()))
          .schema();

  static final Schema UPDATE_IN_DIRECTORY_MODE =
      new Patch(extension(Rule.object()), extension(Rule.object().nullIsAbsent())).schema();

  private UserSchemas() {}

  private static Schema self(Rule email, Rule password, Rule extension) {
    return Schema.closed()
        .field("username", USER_NAME.required())
        .field("email", email)
        .field("newPassword", password)
        .field("oldPassword", Rule.password())
        .field("extension", extension)
        .last(UserSchemas::oldBesideNew);
  }

  private static Schema extension(Rule extension) {
    return Schema.closed().field("username", USER_NAME.required()).field("extension", extension);
  }

  private static void oldBesideNew(ObjectNode data) {
    if (data.has("newPassword") && !data.has("oldPassword")) {
      throw Invalid.child("oldPassword", Invalid.of("oldPassword", "is required"));
    }
  }
}
