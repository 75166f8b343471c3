package hnefi.ui.play;

import hnefi.content.Look;
import hnefi.ui.board.BoardLook;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;

/// Which look and which tempo a board gets: the one a person chose, else the one of the rule set.
public final class Looks {
  private Looks() {}

  /// Returns the look of a rule set's board.
  public static BoardLook of(Look look, Settings settings) {
    return switch (settings.board()) {
      case OAK -> BoardLook.OAK;
      case SEA -> BoardLook.SEA;
      case CASTLE -> BoardLook.CASTLE;
      case LINEN -> BoardLook.LINEN;
      case BY_RULE_SET ->
          switch (look) {
            case OAK -> BoardLook.OAK;
            case SEA -> BoardLook.SEA;
            case CASTLE -> BoardLook.CASTLE;
            case LINEN -> BoardLook.LINEN;
          };
    };
  }

  /// Returns how fast pieces move.
  public static hnefi.ui.board.Tempo tempo(SettingsModel settings) {
    return switch (settings.tempo()) {
      case SLOW -> hnefi.ui.board.Tempo.SLOW;
      case NORMAL -> hnefi.ui.board.Tempo.NORMAL;
      case OFF -> hnefi.ui.board.Tempo.OFF;
    };
  }
}
