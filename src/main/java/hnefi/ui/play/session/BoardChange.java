package hnefi.ui.play.session;

import hnefi.rules.Turn;

/// What the board has to do to show a snapshot after the one before it.
public sealed interface BoardChange {
  /// It plays a turn from what it shows.
  record Played(Turn turn) implements BoardChange {}

  /// It goes to another position.
  record Jumped() implements BoardChange {}

  /// It shows the position already.
  record Unchanged() implements BoardChange {}
}
