package hnefi.session;

import java.util.function.Consumer;

/// Saves the game whenever something in it has changed.
public record AutoSave(GameSession session, GameSaver saver) implements Consumer<GameEvent> {
  @Override
  public void accept(GameEvent event) {
    switch (event) {
      case GameEvent.Played _, GameEvent.TakenBack _, GameEvent.Jumped _ -> {
        // What ended the game is saved with its end.
        if (session.outcome().isEmpty()) {
          session.save(saver);
        }
      }
      case GameEvent.Ended _, GameEvent.TreeChanged _, GameEvent.Annotated _ -> session.save(saver);
      case GameEvent.Asked _, GameEvent.Answered _, GameEvent.Withdrawn _, GameEvent.Ticked _ -> {}
    }
  }
}
