package hnefi.console;

import hnefi.content.Edition;
import hnefi.lab.ChanceFit;
import hnefi.lab.HumanGames;
import hnefi.lab.LabelledGame;
import hnefi.lab.ResignationFit;
import hnefi.notation.SideText;
import hnefi.people.SideStrengths;
import hnefi.rules.Position;
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

/// `fit-chance ID [switch=value ...]`: fits the chance of winning among equal people to recorded
/// games (`--recorded`) or to games of the model of how people play, and writes an entry of
/// `win-chance.txt` of the package of people, after how well it foretells other games.
@Command(name = "fit-chance")
public final class FitChanceCommand implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;

  @Mixin private final RulesArguments rules;

  @Option(names = "--recorded")
  private boolean recorded;

  @Option(names = "--games", converter = WholeNumber.FromOne.class)
  private int games = 600;

  @Option(names = "--nodes", converter = WholeNumber.FromOne.class)
  private int nodes = 3_000;

  @Option(names = "--step", converter = WholeNumber.FromOne.class)
  private int step = 4;

  @Option(names = "--longest", converter = WholeNumber.FromOne.class)
  private int longest = 200;

  /// @param language the language of whatever has to be said
  public FitChanceCommand(Language language) {
    rules = new RulesArguments(language);
  }

  @Override
  public Integer call() {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    Edition edition = rules.edition();
    List<LabelledGame> all = recorded ? rules.recorded(edition) : played(edition);
    ChanceFit fit = new ChanceFit(edition.rules(), edition.layout().board().size(), nodes, step);
    ChanceFit.Result result = recorded ? fit.fit(all) : fit.calibrate(all);
    PrintWriter out = line.getOut();
    out.printf(
        Locale.ROOT,
        "# %s: %d positions of %d %s, %s, Hnefi %s%n",
        rules.variant(),
        result.positions(),
        all.size(),
        recorded ? "recorded games" : "games of the model of people",
        LocalDate.now(),
        ProgramVersion.current());
    if (recorded) {
      resignations(edition, all, out);
    }
    for (ChanceFit.Judgement each : result.judgements()) {
      out.printf(
          Locale.ROOT,
          "#   ply %d of %d games kept to judge by: won %.0f %%, called %.0f %%; log-loss %.3f,"
              + " of the plain share %.3f%n",
          each.ply(),
          each.games(),
          100 * each.won(),
          100 * each.called(),
          each.loss(),
          each.plain());
    }
    out.print(result.weights().write());
    out.flush();
    return out.checkError() ? CommandLine.ExitCode.SOFTWARE : CommandLine.ExitCode.OK;
  }

  private static void resignations(Edition edition, List<LabelledGame> games, PrintWriter out) {
    ResignationFit fit = new ResignationFit(edition.rules(), edition.layout().board().size());
    for (ResignationFit.Result each : fit.fit(games)) {
      out.printf(
          Locale.ROOT,
          "#   %s gave up %d games; the logit of it at a chance of winning c is %.2f %+.2f c%n",
          SideText.write(each.side()),
          each.games(),
          each.intercept(),
          each.slope());
    }
  }

  private List<LabelledGame> played(Edition edition) {
    Position start = edition.referee().start(edition.layout().board());
    return new HumanGames(edition.rules(), start, longest, SideStrengths.EQUALS).play(0, games);
  }
}
