package hnefi.ui.command;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Route;
import hnefi.fx.nav.Shortcut;
import hnefi.fx.shell.ShellContribution;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.command.BoardCommands;
import hnefi.ui.route.AboutRoute;
import hnefi.ui.route.ProfilesRoute;
import hnefi.ui.route.SavedGamesRoute;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Parent;
import javafx.scene.TraversalDirection;
import javafx.scene.input.KeyCombination;

/// The commands of Hnefi that can be used everywhere, with their keys.
public final class ProgramCommands implements ShellContribution {
  private static final KeyCombination FIND = KeyCombination.valueOf("Shortcut+F");

  private final Navigator navigator;

  public ProgramCommands(Navigator navigator) {
    this.navigator = navigator;
  }

  @Override
  public String name() {
    return "Hnefi";
  }

  @Override
  public List<Shortcut> programCommands(Language language) {
    Words words = words(language);
    return Stream.of(
            leading("Shortcut+N", words.say("new-game"), "way-play", Area.PLAY.front()),
            leading("Shortcut+O", words.say("open"), "saved-games", new SavedGamesRoute()),
            leading("Shortcut+U", words.say("players"), "players", new ProfilesRoute()),
            leading("Shortcut+Comma", words.say("settings"), "way-settings", Area.SETTINGS.front()),
            leading("Shortcut+F1", words.say("about"), "about", new AboutRoute()))
        .flatMap(Optional::stream)
        .toList();
  }

  @Override
  public List<Shortcut> navigationCommands(Language language, Frame frame) {
    Words words = words(language);
    Route history = Area.READ.front();
    return Stream.of(
            leading("Alt+Home", words.say("home"), "brand", Area.HOME.front()),
            leading("F1", words.say("learn"), "way-learn", Area.LEARN.front()),
            leading("Alt+R", words.say("read"), "way-read", history),
            // Its screens have a search of their own.
            Optional.of(new Shortcut(FIND, words.say("find"), "", () -> frame.press(FIND, history)))
                .filter(_ -> navigator.knows(history)))
        .flatMap(Optional::stream)
        .toList();
  }

  @Override
  public List<Shortcut> speechCommands(Language language, Frame frame) {
    Words words = words(language);
    return List.of(Shortcut.of("F6", () -> goToBoard(frame, words)).named(words.say("board")));
  }

  @Override
  public String speechHint(Language language) {
    return words(language).say("speech-hint");
  }

  @Override
  public List<String> controlKeys(Parent page) {
    return board(page).flatMap(BoardCommands::of).map(BoardCommands::keys).orElse(List.of());
  }

  /// Goes to the board of the page, and from the board to what comes after it.
  private static void goToBoard(Frame frame, Words words) {
    Optional<BoardControl> board = frame.page().flatMap(ProgramCommands::board);
    if (board.isEmpty()) {
      frame.reply(words.say("no-board"));
    } else if (board.get().isFocusWithin()) {
      Optional.ofNullable(board.get().getScene().getFocusOwner())
          .ifPresent(here -> here.requestFocusTraversal(TraversalDirection.NEXT));
    } else {
      board.get().focus(board.get().cursorSquare());
    }
  }

  private static Optional<BoardControl> board(Parent page) {
    return page.lookupAll(".board").stream()
        .filter(BoardControl.class::isInstance)
        .map(BoardControl.class::cast)
        .filter(each -> each.isInteractive() && each.isVisible())
        .findFirst();
  }

  private Optional<Shortcut> leading(String keys, String name, String button, Route route) {
    return Optional.of(Shortcut.of(keys, () -> navigator.go(route)).named(name).on(button))
        .filter(_ -> navigator.knows(route));
  }

  private static Words words(Language language) {
    return Words.of(ShellContribution.class, "shell", language)
        .with(Words.of(ProgramCommands.class, "program", language));
  }
}
