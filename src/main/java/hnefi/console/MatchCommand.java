package hnefi.console;

import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.search.Match;
import hnefi.search.MatchPlayer;
import hnefi.search.MatchScore;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `match ID ONE OTHER [switch=value ...]`: lets two players play against each other, every random
/// opening twice with sides exchanged.
///
/// A player is an opponent's id or settings such as `nodes=20000,kingRoute=60`.
@Command(name = "match")
public final class MatchCommand implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;

  @Parameters(index = "0", paramLabel = "ID")
  private String rules = "";

  @Parameters(index = "1", paramLabel = "ONE")
  private String one = "";

  @Parameters(index = "2", paramLabel = "OTHER")
  private String other = "";

  @Parameters(index = "3..*", paramLabel = "SWITCH=VALUE", arity = "0..*")
  private List<String> switches = List.of();

  @Option(names = "--games")
  private int games = 40;

  @Option(names = "--opening")
  private int opening = 2;

  @Option(names = "--longest")
  private int longest = 200;

  @Override
  public Integer call() {
    try {
      Library library = Library.read(ContentFolder.packed());
      Edition edition =
          EditionArguments.read(
              library, Stream.concat(Stream.of(rules), switches.stream()).toList());
      play(edition, MatchPlayer.of(one), MatchPlayer.of(other));
      return 0;
    } catch (ProtocolException | IllegalArgumentException e) {
      throw new ParameterException(
          Objects.requireNonNull(spec).commandLine(),
          Objects.requireNonNullElse(e.getMessage(), "bad settings"));
    }
  }

  private void play(Edition edition, MatchPlayer first, MatchPlayer second) {
    Match match =
        new Match(
            edition.rules(), edition.referee().start(edition.layout().board()), opening, longest);
    MatchScore score =
        IntStream.range(0, (games + 1) / 2)
            .parallel()
            .mapToObj(pair -> match.pair(first, second, pair))
            .reduce(MatchScore.NONE, MatchScore::plus);
    System.out.println(
        String.format(
            Locale.ROOT,
            "%s %s - %s: +%d =%d -%d, %d of the wins as attackers, %.1f%% ± %.1f",
            rules,
            one,
            other,
            score.wins(),
            score.draws(),
            score.losses(),
            score.asAttackers(),
            100 * score.share(),
            100 * score.error()));
  }
}
