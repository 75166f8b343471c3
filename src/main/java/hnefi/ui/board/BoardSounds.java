package hnefi.ui.board;

import hnefi.content.BoardLook;
import hnefi.sound.Material;
import hnefi.sound.SoundPlayer;
import java.util.function.BooleanSupplier;
import javafx.scene.Parent;

/// Plays the sounds of the boards in a window, each after what its board is made of.
public final class BoardSounds {
  private BoardSounds() {}

  /// Plays from now on what rises to this node.
  ///
  /// @param on asked for each sound
  public static void install(Parent root, SoundPlayer player, BooleanSupplier on) {
    root.addEventHandler(
        SoundCue.HEARD,
        cue -> {
          if (on.getAsBoolean()) {
            player.play(cue.effect(), material(cue.look()), cue.delay());
          }
        });
  }

  private static Material material(BoardLook look) {
    return switch (look) {
      case OAK -> Material.WOOD;
      case SEA -> Material.WATER;
      case CASTLE -> Material.STONE;
      case LINEN -> Material.CLOTH;
    };
  }
}
