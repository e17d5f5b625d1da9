package io.paiadmin.openpai.stub;

/** What a route does once its guards have let a call pass. */
@FunctionalInterface
interface Handler {
  Answer handle(Call call);
}
