package hnefi.print;

import hnefi.game.GameNode;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// After which turns of a game a diagram stands: where somebody noted something, after the first
/// capture, after captures of several pieces, at the end, and at least after every tenth move.
final class DiagramChoice {
  /// Turns of both sides after which there is a diagram at the latest.
  static final int AT_LATEST = 20;

  /// Diagrams for captures keep so many turns from the one before.
  private static final int APART = 4;

  private DiagramChoice() {}

  /// Returns the places of the main line that get a diagram, in order, without the start.
  static List<GameNode> of(GameNode start) {
    List<GameNode> chosen = new ArrayList<>();
    int latest = start.ply();
    boolean captured = false;
    for (Optional<GameNode> at = start.next(); at.isPresent(); at = at.get().next()) {
      GameNode node = at.get();
      int captives = node.turn().map(Turn::captures).map(List::size).orElse(0);
      boolean key = captives > 1 || (captives == 1 && !captured);
      captured = captured || captives > 0;
      if (!node.annotation().isEmpty()
          || node.next().isEmpty()
          || (key && node.ply() - latest >= APART)
          || node.ply() - latest >= AT_LATEST) {
        chosen.add(node);
        latest = node.ply();
      }
    }
    return chosen;
  }
}
