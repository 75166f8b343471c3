package hnefi.app;

import hnefi.console.BalanceCommand;
import hnefi.console.CheckCommand;
import hnefi.console.ConsoleProgram;
import hnefi.console.EngineCommand;
import hnefi.console.FitChanceCommand;
import hnefi.console.FitMovesCommand;
import hnefi.console.MatchCommand;
import hnefi.console.PinCommand;
import hnefi.console.SelfPlayCommand;
import hnefi.console.TourCommand;
import hnefi.console.TrainCommand;
import hnefi.text.Language;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// The program's entry: a window, or a command without one.
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    Language language = Language.closestTo(Locale.getDefault());
    if (args.length > 0 && args[0].equals(KioskCommand.WINDOW)) {
      System.exit(new KioskWindow().open(KioskCommand.settings(args)));
    }
    DesktopProgram desktop = new DesktopProgram(language);
    System.exit(
        WindowArguments.of(args)
            .map(desktop::open)
            // The command line takes its time; who opens the window should not wait for it.
            .orElseGet(() -> console(language, desktop).run(args)));
  }

  private static ConsoleProgram console(Language language, DesktopProgram desktop) {
    ConsoleProgram.Windows windows =
        new ConsoleProgram.Windows() {
          @Override
          public void drawInSoftware() {
            Toolkit.drawInSoftware();
          }

          @Override
          public int open() {
            return desktop.open(WindowArguments.NONE);
          }

          @Override
          public int openKiosk(Optional<Path> settings) {
            return new KioskProgram(language).open(settings);
          }
        };
    OutputStream standard = new FileOutputStream(FileDescriptor.out);
    return new ConsoleProgram(language, windows, standard)
        .with(new EngineCommand())
        .with(new MatchCommand(language))
        .with(new BalanceCommand(language))
        .with(new FitChanceCommand(language))
        .with(new FitMovesCommand(language))
        .with(new SelfPlayCommand(language))
        .with(new TrainCommand(language))
        .with(new PinCommand(System.in, language))
        .with(new CheckCommand(LessonCheck::of, language))
        .with(new TourCommand(new HeadlessTour(), HeadlessTour.themes(), language));
  }
}
