package hnefi.ui.play.screen;

import hnefi.content.Library;
import hnefi.content.games.GameCollections;
import hnefi.fx.file.DesktopAccess;
import hnefi.fx.file.DocumentPrinter;
import hnefi.fx.nav.Navigator;
import hnefi.fx.task.BackgroundTasks;
import hnefi.session.OpponentCatalog;
import hnefi.storage.GameRepository;
import hnefi.text.Localized;
import hnefi.text.Text;
import hnefi.ui.further.FurtherReading;
import hnefi.ui.play.coach.CoachLimits;
import hnefi.ui.play.editor.CustomLayoutsModel;
import hnefi.ui.play.library.GameFileActions;
import hnefi.ui.play.rules.HouseRulesActions;
import hnefi.ui.play.rules.HouseRulesModel;
import hnefi.ui.profile.ProfilesModel;
import hnefi.ui.settings.SettingsModel;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/// What playing needs from the program.
///
/// @param library read when the first game is opened
/// @param recorded games of people, read when somebody first looks back
/// @param chapters what the chapter with an id is called, if there is one
/// @param notices hears of troubles that concern the whole window
/// @param opponents the characters of the computer
/// @param window runs on the JavaFX thread what the computer answers
/// @param background where the coach thinks
/// @param limits how far it searches
/// @param further what to read on about a rule
/// @param layouts the start positions that somebody keeps
/// @param houseRules the house rules that somebody keeps
/// @param profiles the people who play here, with their results
/// @param desktop files and clipboard; empty where nothing may be kept or taken
/// @param printer prints at once; empty where the desktop has its own way to print
public record PlayContext(
    Supplier<Library> library,
    Supplier<GameCollections> recorded,
    Function<String, Optional<Text>> chapters,
    SettingsModel settings,
    GameRepository files,
    Consumer<Localized> notices,
    OpponentCatalog opponents,
    Executor window,
    BackgroundTasks background,
    CoachLimits limits,
    FurtherReading further,
    CustomLayoutsModel layouts,
    HouseRulesModel houseRules,
    Optional<DesktopAccess> desktop,
    Optional<DocumentPrinter> printer,
    ProfilesModel profiles) {
  /// Returns the ways of games to files and the clipboard, where there are any.
  public Optional<GameFileActions> fileActions() {
    return desktop.map(access ->
        new GameFileActions(
            library, files, opponents, houseRulesActions(), notices, background::tell, access));
  }

  /// Opens what was copied, where that is possible.
  public Optional<Runnable> paste(Navigator navigator) {
    return fileActions().map(actions -> () -> actions.paste(navigator, Optional.empty()));
  }

  /// Returns what can be done with house rules.
  public HouseRulesActions houseRulesActions() {
    return new HouseRulesActions(houseRules, library, desktop, background, notices);
  }

  /// Returns a context in which nobody waits for the coach: what is asked for is there at once.
  public PlayContext withoutWaiting(long positions) {
    return new PlayContext(
        library,
        recorded,
        chapters,
        settings,
        files,
        notices,
        opponents,
        window,
        BackgroundTasks.immediate(),
        CoachLimits.ofPositions(positions),
        further,
        layouts,
        houseRules,
        desktop,
        printer,
        profiles);
  }
}
