package hnefi.game;

import hnefi.notation.Annotation;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Turn;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A place in the tree of a game: its start, or a turn and what came of it. Only its [Game] changes
/// it.
public final class GameNode {
  private final @Nullable GameNode parent;
  private final @Nullable Turn turn;
  private final Position position;
  private final int ply;
  private final List<GameNode> children = new ArrayList<>();
  private Annotation annotation = Annotation.NONE;

  private GameNode(@Nullable GameNode parent, @Nullable Turn turn, Position position, int ply) {
    this.parent = parent;
    this.turn = turn;
    this.position = position;
    this.ply = ply;
  }

  static GameNode start(Position position) {
    return new GameNode(null, null, position, 0);
  }

  /// Returns the place before this turn; empty at the start.
  public Optional<GameNode> parent() {
    return Optional.ofNullable(parent);
  }

  /// Returns the turn that led here; empty at the start.
  public Optional<Turn> turn() {
    return Optional.ofNullable(turn);
  }

  public Position position() {
    return position;
  }

  /// Returns how many turns lie between the start and this place.
  public int ply() {
    return ply;
  }

  /// Returns where the game goes on from here: the main continuation first, then the variations.
  public List<GameNode> children() {
    return Collections.unmodifiableList(children);
  }

  /// Returns the place that is reached by this move.
  public Optional<GameNode> child(Move move) {
    return children.stream()
        .filter(each -> each.turn != null && each.turn.move().equals(move))
        .findFirst();
  }

  /// Returns the main continuation; empty where a line ends.
  public Optional<GameNode> next() {
    return children.isEmpty() ? Optional.empty() : Optional.of(children.getFirst());
  }

  /// Returns whether a variation begins here: another move is the main one.
  public boolean isVariation() {
    return parent != null && parent.children.getFirst() != this;
  }

  /// Returns whether no variation leads here.
  public boolean isInMainLine() {
    return variation().isEmpty();
  }

  /// Returns where the variation begins in which this place lies, the innermost of several; empty
  /// in the main line.
  public Optional<GameNode> variation() {
    for (GameNode node = this; node.parent != null; node = node.parent) {
      if (node.isVariation()) {
        return Optional.of(node);
      }
    }
    return Optional.empty();
  }

  /// Returns the last place of the main continuation, this one where the line ends.
  public GameNode last() {
    GameNode node = this;
    while (!node.children.isEmpty()) {
      node = node.children.getFirst();
    }
    return node;
  }

  /// Returns the place after so many turns on the way here.
  ///
  /// @throws IllegalArgumentException if the way is shorter
  public GameNode ancestor(int atPly) {
    if (atPly < 0 || atPly > ply) {
      throw new IllegalArgumentException("no turn " + atPly + " on the way to turn " + ply);
    }
    GameNode node = this;
    while (node.ply > atPly && node.parent != null) {
      node = node.parent;
    }
    return node;
  }

  /// Returns whether this place lies on the way to another, or is that place.
  public boolean leadsTo(GameNode other) {
    return other.ply >= ply && other.ancestor(ply) == this;
  }

  /// Returns whether another place is in the tree that begins here.
  boolean holds(GameNode other) {
    GameNode node = other;
    while (node != this && node.parent != null && node.parent.children.contains(node)) {
      node = node.parent;
    }
    return node == this;
  }

  /// Returns the turns from the start to this place.
  public List<Turn> turns() {
    List<Turn> turns = new ArrayList<>(ply);
    for (GameNode node = this; node.turn != null && node.parent != null; node = node.parent) {
      turns.add(node.turn);
    }
    return turns.reversed();
  }

  /// Returns the moves from the start to this place, by which [Game#find] finds it again.
  public List<Move> path() {
    return turns().stream().map(Turn::move).toList();
  }

  /// Returns what somebody noted here.
  public Annotation annotation() {
    return annotation;
  }

  void annotate(Annotation noted) {
    annotation = noted;
  }

  GameNode add(Turn next) {
    return child(next.move())
        .orElseGet(() -> {
          GameNode added = new GameNode(this, next, next.after(), ply + 1);
          children.add(added);
          return added;
        });
  }

  void promote() {
    if (parent != null) {
      move(0);
    }
  }

  /// Puts this place among those that its parent goes on to.
  void move(int index) {
    if (parent != null) {
      parent.children.remove(this);
      parent.children.add(Math.min(index, parent.children.size()), this);
    }
  }

  /// Returns the place of this among those that its parent goes on to.
  int index() {
    return parent == null ? 0 : parent.children.indexOf(this);
  }

  /// Takes over what was noted and played at another place that the same moves lead to.
  void merge(GameNode other) {
    Deque<Map.Entry<GameNode, GameNode>> open = new ArrayDeque<>();
    open.push(Map.entry(other, this));
    while (!open.isEmpty()) {
      GameNode from = open.peek().getKey();
      GameNode to = open.pop().getValue();
      to.annotation = to.annotation.and(from.annotation);
      for (GameNode each : from.children) {
        each.turn().ifPresent(played -> open.push(Map.entry(each, to.add(played))));
      }
    }
  }

  void remove() {
    if (parent != null) {
      parent.children.remove(this);
    }
  }
}
