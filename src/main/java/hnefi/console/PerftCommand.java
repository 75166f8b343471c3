package hnefi.console;

import hnefi.content.Edition;
import hnefi.engine.Perft;
import hnefi.engine.StopSignal;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import hnefi.text.Language;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `perft ID DEPTH [switch=value ...]`: counts the sequences of legal moves from the start, depth
/// by depth, and how many of them end with a capture or end the game.
@Command(name = "perft")
public final class PerftCommand implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;

  @Mixin private final RulesArguments rules;

  @Parameters(index = "1", paramLabel = "DEPTH", converter = WholeNumber.FromOne.class)
  private int depth;

  @Option(names = "--bulk")
  private boolean bulk;

  /// @param language the language of whatever has to be said
  public PerftCommand(Language language) {
    rules = new RulesArguments(language);
  }

  @Override
  public Integer call() {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    Edition edition = rules.edition();
    Position start = edition.referee().start(edition.layout().board());
    for (int i = 1; i <= depth; i++) {
      long begun = System.nanoTime();
      String counts = counts(edition.rules(), start, i);
      long millis = (System.nanoTime() - begun) / 1_000_000;
      line.getOut().println("perft " + i + " " + counts + " time " + millis);
      if (line.getOut().checkError()) {
        return CommandLine.ExitCode.SOFTWARE;
      }
    }
    return CommandLine.ExitCode.OK;
  }

  private String counts(RuleSet rules, Position start, int plies) {
    StopSignal never = new StopSignal();
    if (bulk) {
      return Long.toString(Perft.bulk(rules, start, plies, never).leaves());
    }
    Perft counted = Perft.count(rules, start, plies, never);
    return counted.leaves() + " captures " + counted.captures() + " finished " + counted.finished();
  }
}
