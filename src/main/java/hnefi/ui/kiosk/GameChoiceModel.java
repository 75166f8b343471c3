package hnefi.ui.kiosk;

import hnefi.board.Side;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.Rulebook;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.ui.route.GameRoute;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// Which game a visitor wants: a board of each size, an opponent, a side.
final class GameChoiceModel {
  /// Whom one plays against.
  enum Opponent {
    EASY("hilding"),
    STRONG("hervor"),
    VISITOR("");

    private final String character;

    Opponent(String character) {
      this.character = character;
    }
  }

  private final List<Edition> boards;
  private final ObjectProperty<Edition> board;
  private final ObjectProperty<Opponent> opponent = new SimpleObjectProperty<>(Opponent.EASY);
  private final ObjectProperty<Side> side = new SimpleObjectProperty<>(Side.DEFENDERS);

  /// @param library its first rule set of each size is offered; there is at least one
  /// @param space boards whose squares would be too small for a finger are not offered, but for the
  ///   smallest board
  GameChoiceModel(Library library, BoardSpace space) {
    TreeMap<Integer, Edition> bySize = new TreeMap<>(Comparator.naturalOrder());
    for (Rulebook each : library.rulebooks()) {
      Edition edition = Edition.of(each);
      bySize.putIfAbsent(edition.layout().board().size().width(), edition);
    }
    int smallest = bySize.firstKey();
    bySize.keySet().removeIf(size -> size > smallest && !space.fits(size));
    boards = List.copyOf(bySize.values());
    board = new SimpleObjectProperty<>(boards.getFirst());
  }

  /// Returns what can be chosen, the smallest board first.
  List<Edition> boards() {
    return boards;
  }

  ObjectProperty<Edition> boardProperty() {
    return board;
  }

  ObjectProperty<Opponent> opponentProperty() {
    return opponent;
  }

  /// The side of the visitor who plays against the computer.
  ObjectProperty<Side> sideProperty() {
    return side;
  }

  /// Returns the game as chosen.
  GameRoute route() {
    Players players = Players.TWO_PEOPLE;
    if (opponent.get() != Opponent.VISITOR) {
      players =
          players.with(side.get().opponent(), new Participant.Computer(opponent.get().character));
    }
    return new GameRoute(board.get().name(), Optional.empty(), players);
  }
}
