package hnefi.ui.play.table;

import hnefi.content.Library;
import hnefi.table.GameFiles;
import hnefi.text.Localized;
import hnefi.ui.further.FurtherReading;
import hnefi.ui.play.coach.Patience;
import hnefi.ui.play.game.Background;
import hnefi.ui.play.game.Computers;
import hnefi.ui.settings.SettingsModel;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// What playing needs from the program.
///
/// @param library read when the first game is opened
/// @param notices hears of troubles that concern the whole window
/// @param computers who plays where nobody sits
/// @param background where the coach thinks
/// @param patience how long
/// @param further what to read on about a rule
public record PlayDesk(
    Supplier<Library> library,
    SettingsModel settings,
    GameFiles files,
    Consumer<Localized> notices,
    Computers computers,
    Background background,
    Patience patience,
    FurtherReading further) {
  /// Returns a desk at which nobody waits: what is asked for is there at once.
  public PlayDesk still(long positions) {
    return new PlayDesk(
        library,
        settings,
        files,
        notices,
        computers,
        new Background(Runnable::run, Runnable::run),
        Patience.ofPositions(positions),
        further);
  }
}
