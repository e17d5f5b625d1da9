package io.paiadmin.core.time.line;

import java.util.ArrayList;
import java.util.List;

/** Collects stretches in the order of their starts; those that touch or overlap become one. */
final class Joined {
  private final List<Span> spans = new ArrayList<>();

  void add(Span span) {
    if (span.start() >= span.end()) {
      return;
    }
    int last = spans.size() - 1;
    if (last >= 0 && span.start() <= spans.get(last).end()) {
      Span before = spans.get(last);
      spans.set(last, new Span(before.start(), Math.max(before.end(), span.end())));
    } else {
      spans.add(span);
    }
  }

  Spans spans() {
    return new Spans(spans);
  }
}
