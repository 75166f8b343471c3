package hnefi.console;

import hnefi.board.Side;
import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.content.Library;
import hnefi.content.Rulebook;
import hnefi.lab.BalanceSeries;
import hnefi.lab.GameCounts;
import hnefi.lab.HumanGames;
import hnefi.lab.LabelledGame;
import hnefi.lab.MatchPlayer;
import hnefi.notation.SideText;
import hnefi.people.SideStrengths;
import hnefi.rules.Position;
import hnefi.rules.StartPosition;
import hnefi.rules.SwitchValue;
import hnefi.session.Handicap;
import hnefi.text.Language;
import hnefi.text.ProgramVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `balance [ID [switch=value ...]]`: measures which side a rule set favours, by games between two
/// equal searches, and writes an entry of `content/balance.yaml`; without rules, one for every rule
/// set with each of its start positions and every preset. With `--handicaps`, it writes an entry
/// for each handicap that helps the side which the rules do not favour. With `--people`, it tells
/// what becomes of so many games of the model of people instead; with `--into`, it plays those for
/// each entry of a `balance.yaml` and writes them there, and begun again goes on.
@Command(name = "balance")
public final class BalanceCommand implements Callable<Integer> {
  /// How many games are played at each strength.
  private static final int GAMES = 400;

  /// With how many random moves a game begins.
  private static final int RANDOM_MOVES = 4;

  /// After how many moves a game is a draw.
  private static final int LONGEST = 200;

  @Spec private @Nullable CommandSpec spec;

  @Parameters(index = "0", paramLabel = "ID", arity = "0..1")
  private @Nullable String rules;

  @Parameters(
      index = "1..*",
      paramLabel = "SWITCH=VALUE",
      arity = "0..*",
      descriptionKey = "rules.switches")
  private List<String> switches = List.of();

  @Option(names = "--nodes", converter = WholeNumber.FromOne.class, split = ",")
  private List<Integer> nodes = List.of(2_000, 10_000);

  @Option(names = "--handicaps")
  private boolean handicaps;

  @Option(names = "--people", paramLabel = "GAMES", converter = WholeNumber.FromOne.class)
  private int people;

  @Option(names = "--into", paramLabel = "FILE", converter = FilePath.class)
  private @Nullable Path into;

  private final Language language;

  /// @param language the language of whatever has to be said
  public BalanceCommand(Language language) {
    this.language = language;
  }

  @Override
  public Integer call() throws IOException {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    Library library = Library.read(ContentFolder.packed());
    if (into != null) {
      new ModelBalances(library, into, LONGEST).measure();
      return CommandLine.ExitCode.OK;
    }
    List<Edition> editions =
        rules == null
            ? editions(library)
            : List.of(RulesArguments.read(line, language, rules, switches));
    List<Start> starts =
        editions.stream()
            .flatMap(each -> handicaps ? handicaps(each, library) : Stream.of(Start.of(each)))
            .toList();
    for (Start each : starts) {
      line.getOut().print(people > 0 ? ofPeople(each) : entry(each));
      line.getOut().flush();
      if (line.getOut().checkError()) {
        return CommandLine.ExitCode.SOFTWARE;
      }
    }
    return CommandLine.ExitCode.OK;
  }

  private static List<Edition> editions(Library library) {
    return library.rulebooks().stream()
        .flatMap(book ->
            Stream.concat(
                book.layouts().stream().map(each -> Edition.of(book).from(each.layout())),
                presets(book)))
        .toList();
  }

  private static Stream<Edition> presets(Rulebook book) {
    return book.presets().stream().map(each -> Edition.of(book, each));
  }

  /// What is played.
  ///
  /// @param handicap what one side is helped by; empty for nothing
  private record Start(Edition edition, Optional<Handicap> handicap) {
    private static Start of(Edition edition) {
      return new Start(edition, Optional.empty());
    }

    private Position position() {
      StartPosition start =
          handicap
              .flatMap(each -> each.start(edition, Optional.empty()))
              .orElseGet(
                  () -> new StartPosition(edition.layout().board(), edition.rules().firstMove()));
      return edition.referee().setUp(start.board(), start.toMove());
    }
  }

  private static Stream<Start> handicaps(Edition edition, Library library) {
    Side helped =
        library
            .balance(edition)
            .filter(each -> each.share() > 0.5)
            .map(_ -> Side.DEFENDERS)
            .orElse(Side.ATTACKERS);
    return Handicap.choices(edition, edition.layout().board()).stream()
        .filter(each -> each.helped() == helped)
        .map(each -> new Start(each.appliedTo(edition), Optional.of(each)));
  }

  /// Returns what becomes of games of the model of people, with the median of their length.
  private String ofPeople(Start start) {
    List<LabelledGame> played =
        new HumanGames(start.edition().rules(), start.position(), LONGEST, SideStrengths.EQUALS)
            .play(0, people);
    GameCounts attackers = HumanGames.attackers(played);
    int[] plies = played.stream().mapToInt(each -> each.turns().size()).sorted().toArray();
    return String.format(
        Locale.ROOT,
        "%s: attackers won %d, drawn %d, defenders won %d; %.1f %% (± %.1f), median %d plies%n",
        start.edition().name().id(),
        attackers.wins(),
        attackers.draws(),
        attackers.losses(),
        100 * attackers.share(),
        100 * attackers.error(),
        plies[plies.length / 2]);
  }

  private String entry(Start start) {
    EditionName name = start.edition().name();
    StringBuilder entry = new StringBuilder("- rules: " + name.id() + "\n");
    if (!name.houseRules().isEmpty()) {
      entry.append("  set: {").append(settings(name)).append("}\n");
    }
    name.layout().ifPresent(each -> entry.append("  layout: " + each + "\n"));
    start
        .handicap()
        .filter(Handicap.FewerMen.class::isInstance)
        .map(Handicap.FewerMen.class::cast)
        .ifPresent(each ->
            entry.append(
                String.format(
                    Locale.ROOT,
                    "  without: {side: %s, men: %d}%n",
                    SideText.write(each.without()),
                    each.count())));
    entry.append("  date: " + LocalDate.now() + "\n");
    entry.append("  engine: " + ProgramVersion.current() + "\n");
    entry.append("  opening: " + RANDOM_MOVES + "\n");
    entry.append("  games:\n");
    for (int each : nodes) {
      entry.append("    - " + measured(start, each) + "\n");
    }
    return entry.toString();
  }

  private static String settings(EditionName name) {
    return name.houseRules().values().stream()
        .sorted(Comparator.comparing(SwitchValue::rule))
        .map(each -> each.rule().id() + ": \"" + each.text() + "\"")
        .collect(Collectors.joining(", "));
  }

  private String measured(Start start, int each) {
    BalanceSeries series =
        new BalanceSeries(start.edition().rules(), start.position(), RANDOM_MOVES, LONGEST);
    BalanceSeries.Result result = series.play(MatchPlayer.of("nodes=" + each), GAMES);
    GameCounts attackers = result.attackers();
    return String.format(
        Locale.ROOT,
        "{nodes: %d, attackers: %d, draws: %d, defenders: %d, plies: %d}",
        each,
        attackers.wins(),
        attackers.draws(),
        attackers.losses(),
        Math.round(result.averagePlies()));
  }
}
