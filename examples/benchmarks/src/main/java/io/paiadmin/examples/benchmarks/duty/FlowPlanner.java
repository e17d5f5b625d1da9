package io.paiadmin.examples.benchmarks.duty;

import io.paiadmin.core.rotation.roster.Fraction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jgrapht.Graph;
import org.jgrapht.alg.flow.mincost.CapacityScalingMinimumCostFlow;
import org.jgrapht.alg.flow.mincost.MinimumCostFlowProblem;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleDirectedWeightedGraph;

/**
 * The quota as one flow, with jgrapht: weeks to members to pieces of one duty's worth. It keeps
 * everybody's share, and knows no wishes: no turns, no rest, no holidays. Used once.
 */
final class FlowPlanner {
  private final Shares shares;
  private final Graph<String, DefaultWeightedEdge> graph =
      new SimpleDirectedWeightedGraph<>(DefaultWeightedEdge.class);
  private final Map<DefaultWeightedEdge, Integer> least = new HashMap<>();
  private final Map<DefaultWeightedEdge, Integer> most = new HashMap<>();
  private final Map<DefaultWeightedEdge, Integer> members = new HashMap<>();
  private final List<Fraction> due = new ArrayList<>();
  private int total;

  private FlowPlanner(Shares shares) {
    this.shares = shares;
  }

  static List<List<Integer>> plan(Shares shares) {
    return new FlowPlanner(shares).plan();
  }

  private List<List<Integer>> plan() {
    shares.rotation().team().members().forEach(member -> due.add(Fraction.ZERO));
    for (int week = 0; week < shares.weeks(); week++) {
      addWeek(week);
    }
    for (int member = 0; member < due.size(); member++) {
      closePieces(member);
    }
    Map<DefaultWeightedEdge, Double> flow =
        new CapacityScalingMinimumCostFlow<String, DefaultWeightedEdge>()
            .getMinimumCostFlow(
                new MinimumCostFlowProblem.MinimumCostFlowProblemImpl<>(
                    graph, this::supply, most::get, least::get))
            .getFlowMap();
    return read(flow);
  }

  private int supply(String node) {
    return switch (node) {
      case "source" -> total;
      case "sink" -> -total;
      default -> 0;
    };
  }

  private void addWeek(int week) {
    int seats = shares.filled(week);
    total += seats;
    if (seats == 0) {
      return;
    }
    add("source", "week" + week, seats, seats);
    Fraction share = shares.share(week);
    for (int member : shares.present(week)) {
      String service = "member%s week%s".formatted(member, week);
      members.put(add("week" + week, service, 0, 1), member);
      Fraction before = due.get(member);
      Fraction after = before.plus(share);
      due.set(member, after);
      for (int piece = floor(before); piece < ceiling(after); piece++) {
        add(service, "member%s piece%s".formatted(member, piece), 0, 1);
      }
    }
  }

  /** A whole piece is due; the last one may be. */
  private void closePieces(int member) {
    for (int piece = 0; piece < ceiling(due.get(member)); piece++) {
      int whole = piece < floor(due.get(member)) ? 1 : 0;
      add("member%s piece%s".formatted(member, piece), "sink", whole, 1);
    }
  }

  private DefaultWeightedEdge add(String from, String to, int atLeast, int atMost) {
    graph.addVertex(from);
    graph.addVertex(to);
    DefaultWeightedEdge edge = graph.addEdge(from, to);
    graph.setEdgeWeight(edge, 0);
    least.put(edge, atLeast);
    most.put(edge, atMost);
    return edge;
  }

  private List<List<Integer>> read(Map<DefaultWeightedEdge, Double> flow) {
    List<List<Integer>> plan = new ArrayList<>();
    for (int week = 0; week < shares.weeks(); week++) {
      plan.add(new ArrayList<>());
    }
    members.forEach(
        (edge, member) -> {
          if (flow.getOrDefault(edge, 0.0) > 0.5) {
            String week = graph.getEdgeSource(edge).substring("week".length());
            plan.get(Integer.parseInt(week)).add(member);
          }
        });
    return plan;
  }

  private static int floor(Fraction fraction) {
    return fraction.numerator().divide(fraction.denominator()).intValueExact();
  }

  private static int ceiling(Fraction fraction) {
    BigInteger[] parts = fraction.numerator().divideAndRemainder(fraction.denominator());
    return parts[0].intValueExact() + parts[1].signum();
  }
}
