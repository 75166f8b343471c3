package hnefi.console;

import hnefi.content.Edition;
import hnefi.content.puzzle.PuzzleTheme;
import hnefi.lab.PuzzleMiner;
import hnefi.notation.BoardText;
import hnefi.notation.MoveText;
import hnefi.notation.SideText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Turn;
import hnefi.text.Language;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `puzzles ID [switch=value ...]`: finds puzzles in games of the computer against itself and
/// writes a file of `content/puzzles`.
@Command(name = "puzzles")
public final class PuzzlesCommand implements Callable<Integer> {
  /// Of a theme and length there is at most one puzzle of so many.
  private static final int ALIKE = 4;

  @Spec private @Nullable CommandSpec spec;

  @Parameters(index = "0", paramLabel = "ID")
  private String rules = "";

  @Parameters(index = "1..*", paramLabel = "SWITCH=VALUE", arity = "0..*")
  private List<String> switches = List.of();

  @Option(names = "--count", converter = FromOne.class)
  private int count = 30;

  @Option(names = "--games", converter = FromOne.class)
  private int games = 100_000;

  @Option(names = "--seed")
  private long seed = 1;

  private final Language language;

  /// @param language the language of whatever has to be said
  public PuzzlesCommand(Language language) {
    this.language = language;
  }

  @Override
  public Integer call() {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    Edition edition = RulesArguments.read(line, language, rules, switches);
    PuzzleMiner miner =
        new PuzzleMiner(edition.rules(), edition.referee().start(edition.layout().board()));
    PrintWriter out = line.getOut();
    Set<String> known = new HashSet<>();
    Map<String, Integer> themes = new HashMap<>();
    out.println("rules: " + edition.name().id());
    out.println("puzzles:");
    for (int game = 0; game < games && known.size() < count; game++) {
      Optional<PuzzleMiner.Found> found = miner.find(seed * 1_000_000 + game);
      if (found.isPresent()
          && isWanted(edition, found.get(), themes)
          && known.add(found.get().position().board().toString())) {
        out.print(entry(found.get()));
        out.flush();
        if (out.checkError()) {
          return CommandLine.ExitCode.SOFTWARE;
        }
      }
    }
    return CommandLine.ExitCode.OK;
  }

  /// Returns whether there are not too many of the theme and length yet.
  private boolean isWanted(Edition edition, PuzzleMiner.Found found, Map<String, Integer> themes) {
    Referee referee = edition.referee();
    List<Turn> turns = new ArrayList<>();
    Position position = found.position();
    for (Move move : found.line()) {
      Turn turn = referee.play(position, move);
      turns.add(turn);
      position = turn.after();
    }
    String kind = PuzzleTheme.of(edition.rules(), turns) + " " + (turns.size() > 3);
    return themes.merge(kind, 1, Integer::sum) <= Math.max(1, count / ALIKE);
  }

  private static String entry(PuzzleMiner.Found found) {
    return """
      - board: %s
        side: %s
        moves: %s
        grade: %d
    """
        .formatted(
            BoardText.write(found.position().board()),
            SideText.write(found.position().toMove()),
            found.line().stream().map(MoveText::write).collect(Collectors.joining(" ")),
            found.grade());
  }
}
