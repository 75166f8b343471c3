package hnefi.console;

import hnefi.content.Edition;
import hnefi.lab.Calibration;
import hnefi.rules.SwitchValue;
import hnefi.text.Language;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `calibrate ID ...`: fits what a score says about the chance to win with games between two equal
/// searches, and writes a line of the engine's `win-chance.txt` for each rule set, after the curve
/// that fresh games show: called, won, positions.
@Command(name = "calibrate")
public final class CalibrateCommand implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;

  @Parameters(index = "0..*", paramLabel = "ID", arity = "1..*")
  private List<String> rules = List.of();

  @Option(names = "--games", converter = WholeNumber.FromOne.class)
  private int games = 400;

  @Option(names = "--nodes", converter = WholeNumber.FromOne.class)
  private int nodes = 2_000;

  @Option(names = "--opening", converter = WholeNumber.FromOne.class)
  private int opening = 4;

  @Option(names = "--longest", converter = WholeNumber.FromOne.class)
  private int longest = 200;

  private final Language language;

  /// @param language the language of whatever has to be said
  public CalibrateCommand(Language language) {
    this.language = language;
  }

  @Override
  public Integer call() {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    for (String each : rules) {
      Edition edition = RulesArguments.read(line, language, each, List.of());
      line.getOut().print(entry(each, edition));
      line.getOut().flush();
      if (line.getOut().checkError()) {
        return CommandLine.ExitCode.SOFTWARE;
      }
    }
    return CommandLine.ExitCode.OK;
  }

  private String entry(String id, Edition edition) {
    Calibration calibration =
        new Calibration(
            edition.rules(), edition.referee().start(edition.layout().board()), opening, longest);
    Calibration.Fit fit = calibration.fit(games, nodes);
    String curve =
        fit.curve().stream()
            .map(bin ->
                String.format(
                    Locale.ROOT,
                    "%.0f %.0f (%d)",
                    100 * bin.called(),
                    100 * bin.won(),
                    bin.positions()))
            .collect(Collectors.joining(", "));
    String switches =
        edition.rules().values().values().stream()
            .map(SwitchValue::toString)
            .collect(Collectors.joining(" "));
    return String.format(
        Locale.ROOT,
        "# %s, %d games of %d nodes a move: %s%n%d %.0f %.0f %s%n",
        id,
        games,
        nodes,
        curve,
        edition.layout().board().size().width(),
        fit.chance().offset(),
        fit.chance().pointsPerLogit(),
        switches);
  }
}
