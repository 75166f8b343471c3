package hnefi.ui.play.screen;

import hnefi.content.Library;
import hnefi.storage.GameRepository;
import hnefi.text.Localized;
import hnefi.ui.further.FurtherReading;
import hnefi.ui.play.coach.Patience;
import hnefi.ui.play.session.Background;
import hnefi.ui.play.session.Computers;
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
public record PlayContext(
    Supplier<Library> library,
    SettingsModel settings,
    GameRepository files,
    Consumer<Localized> notices,
    Computers computers,
    Background background,
    Patience patience,
    FurtherReading further) {
  /// Returns a desk at which nobody waits: what is asked for is there at once.
  public PlayContext still(long positions) {
    return new PlayContext(
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
