package hnefi.app;

import hnefi.console.CheckCommand;
import hnefi.console.EngineCommand;
import hnefi.console.PerftCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// The program's entry.
@Command(name = "hnefi")
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    System.exit(
        new CommandLine(new Main())
            .addSubcommand(new EngineCommand())
            .addSubcommand(new PerftCommand())
            .addSubcommand(new CheckCommand())
            .execute(args));
  }
}
