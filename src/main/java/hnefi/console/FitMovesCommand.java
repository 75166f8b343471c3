package hnefi.console;

import hnefi.lab.LabelledGame;
import hnefi.lab.MoveFit;
import hnefi.notation.SideText;
import hnefi.text.Language;
import hnefi.text.ProgramVersion;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `fit-moves ID GAMES [switch=value ...]`: fits how people choose a move to recorded games, and
/// writes `moves.txt` of the package of people, after how well it foretells other games.
@Command(name = "fit-moves")
public final class FitMovesCommand implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;

  @Parameters(index = "0", paramLabel = "ID")
  private String id = "";

  @Parameters(index = "1", paramLabel = "GAMES", converter = FilePath.class)
  private @Nullable Path file;

  @Parameters(
      index = "2..*",
      paramLabel = "SWITCH=VALUE",
      arity = "0..*",
      descriptionKey = "rules.switches")
  private List<String> switches = List.of();

  @Option(names = "--sight", converter = WholeNumber.FromZero.class)
  private int sight = 2;

  @Option(names = "--positions", converter = WholeNumber.FromOne.class)
  private int positions = 5;

  private final Language language;

  /// @param language the language of whatever has to be said
  public FitMovesCommand(Language language) {
    this.language = language;
  }

  @Override
  public Integer call() throws IOException {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    var edition = RulesArguments.read(line, language, id, switches);
    Path from = Objects.requireNonNull(file);
    List<LabelledGame> games;
    try {
      games =
          LabelledGame.readAll(
              Files.readString(from),
              edition.referee(),
              edition.referee().start(edition.layout().board()));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(line, from + ": " + e.getMessage(), e);
    }
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
        from.getFileName());
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
