package hnefi.ui.play.place;

import hnefi.content.EditionName;
import hnefi.table.Players;
import hnefi.table.StartPosition;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Place;
import java.util.Optional;

/// The rules of an edition, each with its source and its rivals, to read, to turn and to play by.
///
/// @param position where a game stands from which one looks them up; what one turns can be played
///   on from there
public record RulesPlace(EditionName edition, Optional<StartPosition> position, Players players)
    implements Place {

  /// Returns the rules of an edition by themselves.
  public static RulesPlace of(EditionName edition) {
    return new RulesPlace(edition, Optional.empty(), Players.TWO_PEOPLE);
  }

  @Override
  public Area area() {
    return Area.PLAY;
  }
}
