package hnefi.app;

import hnefi.console.BalanceCommand;
import hnefi.console.CheckCommand;
import hnefi.console.ConsoleProgram;
import hnefi.console.EngineCommand;
import hnefi.console.MatchCommand;
import hnefi.console.PerftCommand;
import hnefi.console.TourCommand;
import hnefi.storage.GameRepository;
import hnefi.storage.StartRequest;
import hnefi.text.Language;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// The program's entry: a window, or a command without one.
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    Language language = Language.closestTo(Locale.getDefault());
    DesktopProgram desktop = new DesktopProgram(language);
    System.exit(
        request(args)
            .map(desktop::open)
            // The command line takes its time; who opens the window should not wait for it.
            .orElseGet(() -> console(language, desktop).run(args)));
  }

  /// Returns what to do in a window, if the arguments are nothing or the file of a game.
  private static Optional<StartRequest> request(String[] args) {
    if (args.length == 0) {
      return Optional.of(StartRequest.WINDOW);
    }
    try {
      return args.length == 1 && args[0].endsWith(GameRepository.ENDING)
          ? Optional.of(StartRequest.open(Path.of(args[0])))
          : Optional.empty();
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }

  private static ConsoleProgram console(Language language, DesktopProgram desktop) {
    return new ConsoleProgram(language, () -> desktop.open(StartRequest.WINDOW))
        .with(new EngineCommand())
        .with(new PerftCommand(language))
        .with(new MatchCommand(language))
        .with(new BalanceCommand(language))
        .with(new CheckCommand(LessonCheck::of, language))
        .with(new TourCommand(new HeadlessTour(), HeadlessTour.themes(), language));
  }
}
