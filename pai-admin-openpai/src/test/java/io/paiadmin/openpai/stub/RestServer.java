package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** The server without its network: a request in, an answer out, one at a time. */
final class RestServer {
  private final StubState state;
  private final Routes routes = Routes.all();

  RestServer(StubState state) {
    this.state = state;
  }

  /**
   * Answers a request.
   *
   * @throws NeverAnswered when the real server would leave the client waiting
   */
  Answer answer(Request request) {
    if (request.segments().isEmpty() || !request.segments().get(0).equals("api")) {
      return Answer.gateway(404);
    }
    synchronized (state) {
      RateLimiter.Verdict verdict = state.limiter.count(request.client(), state.now());
      return verdict.mark(verdict.isOver() ? verdict.refusal() : parsed(request));
    }
  }

  private Answer parsed(Request request) {
    try {
      return routed(request, body(request));
    } catch (JsonProcessingException e) {
      return Answer.message(400, "Unexpected token in JSON at position " + position(e));
    } catch (Refusal e) {
      return e.answer();
    } catch (MissingGroup e) {
      return Refusal.unknown("NotFound").answer();
    }
  }

  private Answer routed(Request request, JsonNode body) {
    ObjectNode object = body instanceof ObjectNode o ? o : Json.object();
    return routes.answer(state, request, object).orElseGet(() -> noRoute(request));
  }

  private static Answer noRoute(Request request) {
    String message = "API " + request.ownTarget() + " is not found.";
    return Answer.error(404, "NoApiError", message);
  }

  private static JsonNode body(Request request) throws JsonProcessingException {
    if (request.body().isBlank()) {
      return Json.object();
    }
    if (request.contentType().startsWith("application/x-www-form-urlencoded")) {
      ObjectNode form = Json.object();
      Request.form(request.body()).forEach(form::put);
      return form;
    }
    return request.contentType().contains("json") ? Json.read(request.body()) : Json.object();
  }

  private static long position(JsonProcessingException e) {
    return e.getLocation() == null ? 0 : e.getLocation().getCharOffset();
  }
}
