package hnefi.console;

import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.puzzle.Puzzle;
import hnefi.content.puzzle.Puzzles;
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
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `puzzles ID [switch=value ...]`: writes a file of `content/puzzles`: the puzzles there are,
/// graded anew, and further ones found in games of the computer against itself and in positions set
/// up for a theme.
@Command(name = "puzzles")
public final class PuzzlesCommand implements Callable<Integer> {
  /// Of a theme, side and length there is at most one new puzzle of so many.
  private static final int ALIKE = 4;

  /// After how many games or positions it stops.
  private static final int MOST_GAMES = 100_000;

  @Spec private @Nullable CommandSpec spec;

  @Mixin private final RulesArguments rules;

  @Option(names = "--count", converter = WholeNumber.FromOne.class)
  private int count = 30;

  @Option(names = "--seed")
  private long seed = 1;

  /// @param language the language of whatever has to be said
  public PuzzlesCommand(Language language) {
    rules = new RulesArguments(language);
  }

  @Override
  public Integer call() {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    Edition edition = rules.edition();
    PuzzleMiner miner =
        new PuzzleMiner(edition.rules(), edition.referee().start(edition.layout().board()));
    PrintWriter out = line.getOut();
    Set<String> known = new HashSet<>();
    Map<String, Integer> kinds = new HashMap<>();
    out.println("rules: " + edition.name().id());
    out.println("puzzles:");
    for (Puzzle each : known(edition)) {
      known.add(each.name());
      kinds.merge(kind(each), 1, Integer::sum);
      boolean saves = each.goal() == Puzzle.Goal.SAVE;
      out.print(entry(miner, new PuzzleMiner.Found(each.start(), saves, each.line())));
    }
    List<PuzzleMiner.Source> sources =
        Arrays.stream(PuzzleMiner.Source.values()).filter(miner::has).toList();
    for (int game = 0; game < MOST_GAMES && known.size() < count && !out.checkError(); game++) {
      miner
          .find(
              seed * 1_000_000 + game,
              sources.get(game % sources.size()),
              found -> isWanted(puzzle(edition, found), known, kinds))
          .ifPresent(found -> {
            Puzzle puzzle = puzzle(edition, found);
            known.add(puzzle.name());
            kinds.merge(kind(puzzle), 1, Integer::sum);
            out.print(entry(miner, found));
          });
    }
    return out.checkError() ? CommandLine.ExitCode.SOFTWARE : CommandLine.ExitCode.OK;
  }

  /// Returns the puzzles there are, in the order of their file.
  private static List<Puzzle> known(Edition edition) {
    ContentFolder folder = ContentFolder.packed();
    return Puzzles.read(folder, Library.read(folder)).sets().stream()
        .filter(each -> each.edition().rules().equals(edition.rules()))
        .flatMap(each -> each.puzzles().stream())
        .sorted(Comparator.comparingInt(Puzzle::fileLine))
        .toList();
  }

  private static Puzzle puzzle(Edition edition, PuzzleMiner.Found found) {
    Referee referee = edition.referee();
    List<Turn> turns = new ArrayList<>();
    Position position = found.position();
    for (Move move : found.line()) {
      Turn turn = referee.play(position, move);
      turns.add(turn);
      position = turn.after();
    }
    Puzzle.Goal goal = found.saves() ? Puzzle.Goal.SAVE : Puzzle.Goal.WIN;
    return new Puzzle(edition, goal, found.position(), turns, 1, 0);
  }

  /// Returns whether the puzzle is new, and not one of too many of its kind.
  private boolean isWanted(Puzzle puzzle, Set<String> known, Map<String, Integer> kinds) {
    return !known.contains(puzzle.name())
        && kinds.getOrDefault(kind(puzzle), 0) < Math.max(1, count / ALIKE);
  }

  private static String kind(Puzzle puzzle) {
    return puzzle.theme() + " " + puzzle.start().toMove() + " " + (puzzle.moves() > 2);
  }

  private static String entry(PuzzleMiner miner, PuzzleMiner.Found found) {
    return String.format(
        Locale.ROOT,
        """
          - board: %s
            side: %s
        %s    moves: %s
            grade: %d
        """,
        BoardText.write(found.position().board()),
        SideText.write(found.position().toMove()),
        found.saves() ? "    goal: save\n" : "",
        found.line().stream().map(MoveText::write).collect(Collectors.joining(" ")),
        miner.grade(found));
  }
}
