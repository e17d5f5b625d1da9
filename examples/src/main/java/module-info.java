/** Small programs that people run and copy. */
module io.paiadmin.examples {
  requires static org.jspecify;
  requires io.paiadmin.core;

  exports io.paiadmin.examples;
}
