package io.paiadmin.openpai.stub;

/** What bodies about groups look like. */
final class GroupSchemas {
  static final Rule GROUP_NAME = Rule.name("groupname", "[A-Za-z0-9_]+");

  static final Schema CREATE =
      Schema.closed()
          .field("groupname", GROUP_NAME.required())
          .field("description", Rule.text().orElse(""))
          .field("externalName", Rule.text().orElse(""))
          .field("extension", Rule.object().orElse(Json.object()));

  static final Schema UPDATE =
      new Patch(
              Schema.closed()
                  .field("groupname", GROUP_NAME.required())
                  .field("description", Rule.filledText().required())
                  .field("externalName", Rule.filledText().required())
                  .field("extension", Rule.object().required()),
              Schema.closed()
                  .field("groupname", GROUP_NAME.required())
                  .field("description", Rule.filledText().nullIsAbsent())
                  .field("externalName", Rule.filledText().nullIsAbsent())
                  .field("extension", Rule.object().nullIsAbsent()))
          .schema();

  static final Schema PART = Schema.closed().field("data", Rule.any());
  static final Schema EXTENSION = Schema.closed().field("extension", Rule.object().required());
  static final Schema DESCRIPTION = Schema.closed().field("description", Rule.text().orElse(""));
  static final Schema EXTERNAL_NAME = Schema.closed().field("externalName", Rule.text().orElse(""));

  private GroupSchemas() {}
}
