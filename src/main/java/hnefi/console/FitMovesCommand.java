package hnefi.console;

import hnefi.content.Edition;
import hnefi.lab.LabelledGame;
import hnefi.lab.MoveFit;
import hnefi.notation.SideText;
import hnefi.text.Language;
import hnefi.text.ProgramVersion;
import java.io.PrintWriter;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `fit-moves ID [switch=value ...]`: fits how people choose a move to recorded games, and writes
/// `moves.txt` of the package of people, after how well it foretells other games.
@Command(name = "fit-moves")
public final class FitMovesCommand implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;

  @Mixin private final RulesArguments rules;

  @Option(names = "--sight", converter = WholeNumber.FromZero.class)
  private int sight = 2;

  @Option(names = "--positions", converter = WholeNumber.FromOne.class)
  private int positions = 5;

  /// @param language the language of whatever has to be said
  public FitMovesCommand(Language language) {
    rules = new RulesArguments(language);
  }

  @Override
  public Integer call() {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    Edition edition = rules.edition();
    List<LabelledGame> games = rules.recorded(edition);
    MoveFit.Result result = new MoveFit(edition.rules(), sight, positions).fit(games);
    PrintWriter out = line.getOut();
    out.println(
        "# How people choose a move: weights of a conditional logit, of the attackers by how");
    out.println("# many plies they see, then of the defenders. Written by `hnefi fit-moves`.");
    out.printf(
        Locale.ROOT,
        "# %s, Hnefi %s: %d moves of %d recorded games (%s), every sixth game kept to judge by%n",
        LocalDate.now(),
        ProgramVersion.current(),
        result.moves(),
        games.size(),
        rules.variant());
    for (MoveFit.Judgement each : result.judgements()) {
      out.printf(
          Locale.ROOT,
          "#   %d plies, %s: log-likelihood of a move %.3f, first choice in %.1f %% of %d%n",
          each.strength().sight(),
          SideText.write(each.side()),
          each.logLikelihood(),
          100 * each.first(),
          each.moves());
    }
    out.print(result.model().write());
    out.flush();
    return out.checkError() ? CommandLine.ExitCode.SOFTWARE : CommandLine.ExitCode.OK;
  }
}
