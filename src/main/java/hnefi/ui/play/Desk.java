package hnefi.ui.play;

import hnefi.content.Library;
import hnefi.text.Localized;
import hnefi.ui.settings.SettingsModel;
import java.util.function.Supplier;

/// What every screen of this package needs from the program.
///
/// @param library read when the first game is opened
/// @param notices hears of troubles that concern the whole window
/// @param computers who plays where nobody sits
/// @param background where the coach thinks
public record Desk(
    Supplier<Library> library,
    SettingsModel settings,
    GameFiles files,
    java.util.function.Consumer<Localized> notices,
    Computers computers,
    Background background) {}
