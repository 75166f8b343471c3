package hnefi.console;

import hnefi.content.Edition;
import hnefi.lab.Calibration;
import hnefi.rules.SwitchValue;
import hnefi.text.Language;
import hnefi.text.ProgramVersion;
import java.time.LocalDate;
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
/// searches, and writes an entry of the engine's `win-chance.txt` for each rule set, after the
/// curve that fresh games show.
@Command(name = "calibrate")
public final class CalibrateCommand implements Callable<Integer> {
  /// With how many random moves an opening begins.
  private static final int RANDOM_MOVES = 4;

  /// For each game that begins with an opening, how many begin with a position set up and chosen by
  /// its chance of winning.
  private static final int CHOSEN_STARTS = 2;

  /// After how many moves a game is a draw.
  private static final int LONGEST = 200;

  @Spec private @Nullable CommandSpec spec;

  @Parameters(index = "0..*", paramLabel = "ID", arity = "1..*")
  private List<String> rules = List.of();

  @Option(names = "--games", converter = WholeNumber.FromOne.class)
  private int games = 900;

  @Option(names = "--nodes", converter = WholeNumber.FromOne.class)
  private int nodes = 2_000;

  @Option(names = "--seeds", split = ",")
  private List<Long> seeds = List.of(1L);

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
            edition.rules(),
            edition.referee().start(edition.layout().board()),
            RANDOM_MOVES,
            CHOSEN_STARTS,
            LONGEST);
    Calibration.Fit fit = calibration.fit(games, nodes, seeds);
    StringBuilder entry =
        new StringBuilder(
            String.format(
                Locale.ROOT,
                "# %s: %d games of %d nodes a move, %d chosen starts an opening, seeds %s, %s,"
                    + " Hnefi %s%n",
                id,
                seeds.size() * games,
                nodes,
                CHOSEN_STARTS,
                seeds.stream().map(String::valueOf).collect(Collectors.joining(", ")),
                LocalDate.now(),
                ProgramVersion.current()));
    for (Calibration.Bin each : fit.curve()) {
      entry.append(
          String.format(
              Locale.ROOT,
              "#   %.0f %% predicted, %.0f %% won (± %.0f): %d positions of %d games%n",
              100 * each.predicted(),
              100 * each.won(),
              100 * each.error(),
              each.positions(),
              each.games()));
    }
    String switches =
        edition.rules().values().values().stream()
            .map(SwitchValue::toString)
            .collect(Collectors.joining(" "));
    String points =
        fit.chance().points().stream()
            .map(each -> String.format(Locale.ROOT, "%.0f:%.1f", each.score(), 100 * each.chance()))
            .collect(Collectors.joining(" "));
    int width = edition.layout().board().size().width();
    String drawn = String.format(Locale.ROOT, "draw:%.1f", 100 * fit.chance().drawn());
    return entry
        .append(
            String.format(
                Locale.ROOT, "rules %d %s%nchances %s %s%n", width, switches, drawn, points))
        .toString();
  }
}
