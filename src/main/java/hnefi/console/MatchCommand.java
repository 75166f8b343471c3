package hnefi.console;

import hnefi.content.Edition;
import hnefi.lab.GameCounts;
import hnefi.lab.MatchPlayer;
import hnefi.lab.MatchScore;
import hnefi.lab.MatchSeries;
import hnefi.lab.Openings;
import hnefi.lab.RandomOpenings;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.text.Language;
import hnefi.text.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/// `match ID ONE OTHER [switch=value ...]`: lets two players play against each other, every opening
/// twice with sides exchanged.
///
/// A player is an opponent's id, whose search ends by positions instead of time, settings of the
/// evaluation such as `nodes=20000,kingRoute=60`, or another program such as
/// `time=200,uci=/usr/bin/other uci`.
@Command(name = "match")
public final class MatchCommand implements Callable<Integer> {
  /// With how many random moves a game begins.
  private static final int RANDOM_MOVES = 2;

  /// After how many moves a game is a draw.
  private static final int LONGEST = 400;

  @Spec private @Nullable CommandSpec spec;

  @Mixin private final RulesArguments rules;

  @Parameters(index = "1", paramLabel = "ONE", converter = Player.class)
  private @Nullable MatchPlayer one;

  @Parameters(index = "2", paramLabel = "OTHER", converter = Player.class)
  private @Nullable MatchPlayer other;

  @Option(names = "--games", converter = WholeNumber.FromOne.class)
  private int games = 40;

  @Option(names = "--openings", paramLabel = "FILE", converter = FilePath.class)
  private @Nullable Path openings;

  @Option(names = "--even", paramLabel = "POINTS", converter = WholeNumber.FromOne.class)
  private int even;

  private final Language language;

  /// @param language the language of whatever has to be said
  public MatchCommand(Language language) {
    this.language = language;
    rules = new RulesArguments(language);
  }

  @Override
  public Integer call() {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    Edition edition = rules.edition();
    MatchPlayer first = Objects.requireNonNull(one);
    MatchPlayer second = Objects.requireNonNull(other);
    for (MatchPlayer player : List.of(first, second)) {
      Optional<String> unfit = player.unfitNetwork(edition.layout().board().size());
      if (unfit.isPresent()) {
        throw new ParameterException(
            line,
            Words.of(MatchCommand.class, "usage", language).say("no.fit", unfit.get(), rules.id()));
      }
    }
    line.getOut().println(said(first, second, play(edition, first, second)));
    return 0;
  }

  private MatchScore play(Edition edition, MatchPlayer first, MatchPlayer second) {
    Position start = edition.referee().start(edition.layout().board());
    MatchSeries match =
        new MatchSeries(edition.rules(), rules.variant(), start, openings(edition, start), LONGEST);
    return IntStream.range(0, (games + 1) / 2)
        .parallel()
        .mapToObj(pair -> match.pair(first, second, pair))
        .reduce(MatchScore.NONE, MatchScore::plus);
  }

  private IntFunction<List<Move>> openings(Edition edition, Position start) {
    if (openings == null) {
      return new RandomOpenings(edition.rules(), start, RANDOM_MOVES)::opening;
    }
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    Referee referee = edition.referee();
    List<List<Move>> all = OpeningsFile.read(openings, referee, start, line, language);
    List<List<Move>> chosen = even == 0 ? all : Openings.even(all, referee, start, even);
    if (chosen.isEmpty()) {
      throw new ParameterException(
          line, Words.of(MatchCommand.class, "usage", language).say("openings.none", openings));
    }
    return pair -> chosen.get(pair % chosen.size());
  }

  private String said(MatchPlayer first, MatchPlayer second, MatchScore score) {
    GameCounts total = score.total();
    return Words.of(MatchCommand.class, "console", language)
        .say(
            "match.result",
            rules.id(),
            first,
            second,
            wonDrawnLost(total),
            percent(total.share()),
            percent(total.error()),
            wonDrawnLost(score.asAttackers()),
            wonDrawnLost(score.asDefenders()));
  }

  private static String wonDrawnLost(GameCounts counts) {
    return counts.wins() + "/" + counts.draws() + "/" + counts.losses();
  }

  private String percent(double share) {
    return String.format(language.locale(), "%.1f", 100 * share);
  }

  private static final class Player implements ITypeConverter<MatchPlayer> {
    @Override
    public MatchPlayer convert(String value) {
      try {
        return MatchPlayer.of(value);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(value);
      }
    }
  }
}
