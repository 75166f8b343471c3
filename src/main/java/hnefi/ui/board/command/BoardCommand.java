package hnefi.ui.board.command;

import hnefi.text.Tag;
import java.util.Arrays;
import java.util.Optional;
import javafx.scene.input.KeyCode;

/// What a key asks of the board, besides the arrows, Enter and the digits.
public enum BoardCommand {
  HELP(KeyCode.H),
  TYPE(KeyCode.I),
  REPEAT(KeyCode.PERIOD),
  SQUARE(KeyCode.S),
  AROUND(KeyCode.N),
  RANK(KeyCode.X),
  FILE(KeyCode.X, true),
  READ(KeyCode.R),
  TABLE(KeyCode.V),
  /// Jumps to the next one; with Shift, to the one before.
  ATTACKER(KeyCode.A),
  DEFENDER(KeyCode.D),
  KING(KeyCode.K),
  OPEN_LINE(KeyCode.O),
  THREATENED(KeyCode.T),
  TURN(KeyCode.W),
  LAST_MOVE(KeyCode.L),
  MOVES(KeyCode.M),
  CAPTURING_MOVES(KeyCode.M, true),
  CAPTURES(KeyCode.C),
  CLOCK(KeyCode.U),
  AHEAD(KeyCode.E),
  HINT(KeyCode.G);

  private final KeyCode key;
  private final boolean shifted;

  BoardCommand(KeyCode key) {
    this(key, false);
  }

  BoardCommand(KeyCode key, boolean shifted) {
    this.key = key;
    this.shifted = shifted;
  }

  /// Returns what a key asks for; with Shift too, where that means the same.
  static Optional<BoardCommand> of(KeyCode key, boolean shift) {
    return Arrays.stream(values())
        .filter(each -> each.key == key && each.shifted == shift)
        .findFirst()
        .or(() -> Arrays.stream(values()).filter(each -> each.key == key && shift).findFirst());
  }

  KeyCode key() {
    return key;
  }

  boolean isShifted() {
    return shifted;
  }

  String id() {
    return Tag.of(this);
  }
}
