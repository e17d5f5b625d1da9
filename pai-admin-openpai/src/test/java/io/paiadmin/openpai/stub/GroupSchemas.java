package io.paiadmin.openpai.stub;

/** What bodies about groups look like. */
final class GroupSchemas {
  static final Rule GROUP_NAME = Rules.name("groupname", "[A-Za-z0-9_]+");

  static final Schema CREATE =
      Schema.closed()
          .field("groupname", GROUP_NAME.required())
          .field("description", Rules.text().orElse(""))
          .field("externalName", Rules.text().orElse(""))
          .field("extension", Rules.object().orElse(Json.object()));

  static final Schema UPDATE =
      new Patch(
              Schema.closed()
                  .field("groupname", GROUP_NAME.required())
                  .field("description", Rules.filledText().required())
                  .field("externalName", Rules.filledText().required())
                  .field("extension", Rules.object().required()),
              Schema.closed()
                  .field("groupname", GROUP_NAME.required())
                  .field("description", Rules.filledText().nullIsAbsent())
                  .field("externalName", Rules.filledText().nullIsAbsent())
                  .field("extension", Rules.object().nullIsAbsent()))
          .schema();

  static final Schema PART = Schema.closed().field("data", Rule.any());
  static final Schema EXTENSION = Schema.closed().field("extension", Rules.object().required());
  static final Schema DESCRIPTION = Schema.closed().field("description", Rules.text().orElse(""));
  static final Schema EXTERNAL_NAME =
      Schema.closed().field("externalName", Rules.text().orElse(""));

  private GroupSchemas() {}
}
