package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** What bodies about users look like. */
final class UserSchemas {
  static final Rule USER_NAME = Rules.name("username", "[\\w.-]+");

  static final Schema CREATE =
      Schema.closed()
          .field("username", USER_NAME.required())
          .field("email", Rules.email().orEmpty())
          .field("virtualCluster", Rules.texts())
          .field("admin", Rules.flag().orElse(false))
          .field("password", Rules.password().required())
          .field("extension", Rules.object().orElse(Json.object()));

  static final Schema UPDATE =
      new Patch(
              Schema.closed()
                  .field("username", USER_NAME.required())
                  .field("email", Rules.email().required())
                  .field("virtualCluster", Rules.texts().required())
                  .field("admin", Rules.flag().required())
                  .field("password", Rules.password().required())
                  .field("extension", Rules.object().required()),
              Schema.closed()
                  .field("username", USER_NAME.required())
                  .field("email", Rules.email().nullIsAbsent())
                  .field("virtualCluster", Rules.texts().nullIsAbsent())
                  .field("admin", Rules.flag().nullIsAbsent())
                  .field("password", Rules.password().nullIsAbsent())
                  .field("extension", Rules.object().nullIsAbsent()))
          .schema();

  static final Schema UPDATE_SELF =
      new Patch(
              self(Rules.email().required(), Rules.password().required(), Rules.object()),
              self(
                  Rules.email().nullIsAbsent(),
                  Rules.password().nullIsAbsent(),
                  Rules.object().nullIsAbsent()))
          .schema();

  static final Schema UPDATE_IN_DIRECTORY_MODE =
      new Patch(extension(Rules.object()), extension(Rules.object().nullIsAbsent())).schema();

  private UserSchemas() {}

  private static Schema self(Rule email, Rule password, Rule extension) {
    return Schema.closed()
        .field("username", USER_NAME.required())
        .field("email", email)
        .field("newPassword", password)
        .field("oldPassword", Rules.password())
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
