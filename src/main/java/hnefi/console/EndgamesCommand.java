package hnefi.console;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.content.Edition;
import hnefi.engine.EndgameSummary;
import hnefi.engine.EndgameTablebase;
import hnefi.notation.BoardText;
import hnefi.notation.SideText;
import hnefi.text.Language;
import hnefi.text.Words;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `endgames ID [switch=value ...]`: solves all positions with a king and few men, and prints for
/// each number of men how many the attackers win, the defenders win and neither side can force, and
/// the longest win of each side, with that side to move: `longest attackers 15` takes 15 moves,
/// counting those of both sides.
@Command(name = "endgames")
public final class EndgamesCommand implements Callable<Integer> {
  /// The part of the memory that the tablebase may fill; solving it takes some more.
  private static final double MEMORY = 0.7;

  @Spec private @Nullable CommandSpec spec;

  @Mixin private final RulesArguments rules;

  @Option(names = "--attackers", converter = WholeNumber.FromOne.class)
  private int attackers = 3;

  @Option(names = "--defenders", converter = WholeNumber.FromZero.class)
  private int defenders;

  private final Language language;

  /// @param language the language of whatever has to be said
  public EndgamesCommand(Language language) {
    this.language = language;
    rules = new RulesArguments(language);
  }

  @Override
  public Integer call() {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    Edition edition = rules.edition();
    BoardSize size = edition.layout().board().size();
    long memory = Runtime.getRuntime().maxMemory();
    if (attackers + defenders >= size.area()
        || EndgameTablebase.bytes(edition.rules(), size, attackers, defenders) > MEMORY * memory) {
      throw new ParameterException(
          line, Words.of(EndgamesCommand.class, "usage", language).say("endgames.too-large"));
    }
    PrintWriter out = line.getOut();
    long begun = System.nanoTime();
    EndgameTablebase.build(
        edition.rules(), size, attackers, defenders, each -> print(each, begun, out));
    return out.checkError() ? CommandLine.ExitCode.SOFTWARE : CommandLine.ExitCode.OK;
  }

  private static void print(EndgameSummary summary, long begun, PrintWriter out) {
    out.println(
        String.format(
            Locale.ROOT,
            "endgames %d %d positions %d attackers %d defenders %d neither %d time %d",
            summary.attackers(),
            summary.defenders(),
            summary.positions(),
            summary.wonByAttackers(),
            summary.wonByDefenders(),
            summary.neither(),
            (System.nanoTime() - begun) / 1_000_000));
    for (Side side : Side.values()) {
      EndgameSummary.LongestWin longest = summary.longest().get(side);
      if (longest != null) {
        out.println(
            String.format(
                Locale.ROOT,
                "longest %s %d %s",
                SideText.write(side),
                longest.plies(),
                BoardText.write(longest.position().board())));
      }
    }
  }
}
