package hnefi.ui.learn.page;

import hnefi.rules.Position;
import java.util.Optional;

/// What a page shows for one step, and how it follows the step's model.
interface StepView {
  /// Begins: called once, when the step has come into view.
  void begin();

  /// Ends: nothing may move any more.
  void end();

  /// Returns the position now on the board, from which a game could go on; nothing where there are
  /// several boards.
  default Optional<Position> position() {
    return Optional.empty();
  }
}
