package io.paiadmin.core.rotation.plan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A matching of pieces with seats, grown by augmenting paths: every piece that is due has a seat,
 * every seat has a piece, and no member has two seats of one slot. Each move is written down, so
 * that a trial can be taken back.
 */
final class Seating {
  private final Deque<Move> moves = new ArrayDeque<>();

  private record Move(Piece piece, @Nullable Stall from) {}

  /** A piece on a path: it goes to a stall, since another one takes its place. */
  private record Link(Piece before, Stall stall) {}

  /** Returns a mark to go back to. */
  int mark() {
    return moves.size();
  }

  /** Takes back every move since a mark. */
  void backTo(int mark) {
    while (moves.size() > mark) {
      Move move = moves.pop();
      place(move.piece(), move.from());
    }
  }

  /** Forgets how to go back. */
  void keep() {
    moves.clear();
  }

  void move(Piece piece, @Nullable Stall to) {
    moves.push(new Move(piece, piece.stall));
    place(piece, to);
  }

  private static void place(Piece piece, @Nullable Stall to) {
    if (piece.stall != null) {
      piece.stall.takers.remove(piece);
    }
    piece.stall = to;
    if (to != null) {
      to.takers.add(piece);
    }
  }

  /** Finds a seat for a piece, moving others where needed; false when there is no way. */
  boolean seat(Piece piece) {
    return new Search(piece).succeeds();
  }

  /** Looks for a way from a piece without a seat to a seat without a piece, the shortest first. */
  private final class Search {
    private final Piece first;
    private final Map<Piece, Link> links = new HashMap<>();
    private final Set<Stall> searched = new HashSet<>();
    private final Deque<Piece> queue;

    Search(Piece first) {
      this.first = first;
      this.queue = new ArrayDeque<>(List.of(first));
    }

    boolean succeeds() {
      while (!queue.isEmpty()) {
        Piece next = queue.remove();
        for (Stall stall : next.stalls) {
          if (finds(next, stall)) {
            return true;
          }
        }
      }
      return false;
    }

    private boolean finds(Piece piece, Stall stall) {
      Piece own = stall.takerOf(piece.member);
      if (own == null && stall.hasRoom()) {
        follow(piece, stall);
        return true;
      }
      for (Piece other : displaced(own, stall)) {
        links.put(other, new Link(piece, stall));
        if (other.canWait()) {
          move(other, null);
          follow(piece, stall);
          return true;
        }
        queue.add(other);
      }
      return false;
    }

    /** Returns whom to displace: a member's own piece, or anybody's in a stall not yet seen. */
    private List<Piece> displaced(@Nullable Piece own, Stall stall) {
      if (own == null && !searched.add(stall)) {
        return List.of();
      }
      List<Piece> takers = own == null ? stall.takers : List.of(own);
      return takers.stream()
          .filter(other -> other != first && !other.settled && !links.containsKey(other))
          .toList();
    }

    /** Moves the pieces of the way found, the last one first. */
    private void follow(Piece last, Stall to) {
      move(last, to);
      Piece piece = last;
      Link link = links.get(piece);
      while (piece != first && link != null) {
        move(link.before(), link.stall());
        piece = link.before();
        link = links.get(piece);
      }
    }
  }

  /** Finds a piece for a free seat, moving others where needed; false when there is no way. */
  boolean fill(Stall stall) {
    Map<Piece, Hole> holes = new HashMap<>();
    Deque<Hole> queue = new ArrayDeque<>(List.of(new Hole(stall, null)));
    while (!queue.isEmpty()) {
      Hole hole = queue.remove();
      for (Piece piece : hole.fillers()) {
        if (piece.settled || holes.putIfAbsent(piece, hole) != null) {
          continue;
        }
        Stall left = piece.stall;
        if (left == null) {
          close(holes, piece);
          return true;
        }
        queue.add(new Hole(left, piece));
      }
    }
    return false;
  }

  private void close(Map<Piece, Hole> holes, Piece found) {
    Piece piece = found;
    while (piece != null) {
      Hole hole = holes.get(piece);
      if (hole == null) {
        return;
      }
      Piece leaver = hole.leaver();
      // Whoever leaves goes first: its own member may be the one who comes.
      if (leaver != null) {
        move(leaver, null);
      }
      move(piece, hole.stall());
      piece = leaver;
    }
  }

  /** A seat to be filled, because a piece leaves it or nobody had it. */
  private record Hole(Stall stall, @Nullable Piece leaver) {
    List<Piece> fillers() {
      List<Piece> fillers = new ArrayList<>();
      for (Piece piece : stall.welcome) {
        Piece own = stall.takerOf(piece.member);
        if (piece.stall != stall && (own == null || own == leaver)) {
          fillers.add(piece);
        }
      }
      return fillers;
    }
  }
}
