package io.paiadmin.openpai.read;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.openpai.json.Json;
import io.paiadmin.openpai.rest.Conversation;
import io.paiadmin.openpai.rest.Route;
import io.paiadmin.openpai.wire.Findings;
import io.paiadmin.openpai.wire.JobRecord;
import io.paiadmin.openpai.wire.JobStates;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Lists jobs page by page, newest first, so that jobs submitted meanwhile push others onto a later
 * page and none is missed; one that comes twice counts once. States change meanwhile and would pull
 * others onto an earlier page, so the server is asked for states only where one page holds all.
 */
public final class JobReading {
  /** The server takes up to 50,000. */
  private static final int PAGE = 5_000;

  private JobReading() {}

  /** Reads every job that meets the query. */
  public static List<Job> all(Conversation conversation, JobQuery query) {
    Page first = page(conversation, query, 0);
    if (!first.isFollowed(PAGE)) {
      return matching(query, first.jobs());
    }
    JobQuery ofAnyState = new JobQuery(query.user(), query.virtualCluster(), Set.of());
    Page start = query.states().isEmpty() ? first : page(conversation, ofAnyState, 0);
    return matching(query, from(start, conversation, ofAnyState));
  }

  private static List<Job> from(Page start, Conversation conversation, JobQuery query) {
    List<Job> jobs = new ArrayList<>(start.jobs());
    Page last = start;
    for (long offset = PAGE; last.isFollowed(offset); offset += PAGE) {
      last = page(conversation, query, offset);
      jobs.addAll(last.jobs());
    }
    return jobs;
  }

  private static List<Job> matching(JobQuery query, List<Job> jobs) {
    Map<String, Job> matching = new LinkedHashMap<>();
    jobs.stream().filter(query::matches).forEach(job -> matching.put(job.fullName(), job));
    return List.copyOf(matching.values());
  }

  /** Reads the newest jobs alone, as many as one page holds. */
  static List<Job> latest(Conversation conversation) {
    return page(conversation, JobQuery.ALL, 0).jobs();
  }

  /** Jobs, and how many there are in all; no number from servers before 1.2, which do not page. */
  private record Page(List<Job> jobs, boolean isEmpty, OptionalLong total) {
    /** A page may hold less than it could before the end, and the total may be out of reach. */
    boolean isFollowed(long offset) {
      return !isEmpty && total.isPresent() && offset < total.getAsLong();
    }
  }

  private static Page page(Conversation conversation, JobQuery query, long offset) {
    return Answers.read(
        conversation,
        route(query, offset),
        document -> Json.tree(document).flatMap(JobReading::page),
        "a list of jobs");
  }

  private static Route route(JobQuery query, long offset) {
    Route route =
        Route.of("jobs")
            .with("withTotalCount", "true")
            .with("order", "submissionTime,DESC")
            .with("limit", String.valueOf(PAGE))
            .with("offset", String.valueOf(offset));
    Set<String> states = JobStates.words(query.states());
    route = query.user() == null ? route : route.with("username", query.user());
    route = query.virtualCluster() == null ? route : route.with("vc", query.virtualCluster());
    return states.isEmpty() ? route : route.with("state", String.join(",", states));
  }

  private static Optional<Page> page(JsonNode tree) {
    JsonNode data = tree.isArray() ? tree : tree.path("data");
    JsonNode total = tree.path("totalCount");
    return Optional.of(data)
        .filter(JsonNode::isArray)
        .map(
            list ->
                new Page(
                    jobs(list),
                    list.isEmpty(),
                    total.isIntegralNumber()
                        ? OptionalLong.of(total.longValue())
                        : OptionalLong.empty()));
  }

  private static List<Job> jobs(JsonNode list) {
    Findings findings = new Findings(""); // a list of jobs has no place for oddities
    List<Job> jobs = new ArrayList<>();
    list.forEach(record -> JobRecord.read(record, findings).ifPresent(jobs::add));
    return jobs;
  }
}
