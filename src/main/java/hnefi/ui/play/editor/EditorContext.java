package hnefi.ui.play.editor;

import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.text.Localized;
import hnefi.ui.play.export.Exporter;
import hnefi.ui.settings.SettingsModel;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// What the editor needs from the program.
///
/// @param houseRules rules that somebody keeps, beside those of the library
/// @param layouts the start positions that are kept
/// @param notices hears what was done and can be taken back
/// @param exporter takes pictures out; empty where nothing may be taken out
public record EditorContext(
    Library library,
    SettingsModel settings,
    List<Edition> houseRules,
    CustomLayoutsModel layouts,
    Consumer<Localized> notices,
    Optional<Exporter> exporter) {}
