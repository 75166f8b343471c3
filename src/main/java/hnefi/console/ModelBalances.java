package hnefi.console;

import hnefi.content.Balance;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.lab.GameCounts;
import hnefi.lab.HumanGames;
import hnefi.lab.LabelledGame;
import hnefi.people.SideStrengths;
import hnefi.rules.Position;
import hnefi.rules.StartPosition;
import hnefi.session.Handicap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Plays games of the model of people for every entry of a `balance.yaml`, a few for each in turn,
/// and writes them into it as they are played: begun again, it goes on.
///
/// @param library whose balances are those of the file
/// @param longest after how many plies a game is a draw
record ModelBalances(Library library, Path file, int longest) {
  /// How many games are played for each entry.
  private static final int GAMES = 1_000;

  private static final int AT_A_TIME = 20;
  private static final String ENTRY = "- rules:";
  private static final String MODEL = "  model:";

  /// Plays until there are enough games for each entry.
  void measure() throws IOException {
    List<Balance> balances = library.balances();
    boolean isMore = true;
    while (isMore) {
      isMore = false;
      for (int i = 0; i < balances.size(); i++) {
        isMore |= play(balances.get(i), i);
      }
    }
  }

  /// Plays a few games for an entry; returns whether there were any to play.
  private boolean play(Balance balance, int number) throws IOException {
    Optional<Edition> edition = library.edition(balance.name());
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    int first = line(lines, number);
    int line = first + 1;
    while (line < lines.size()
        && !lines.get(line).startsWith(ENTRY)
        && !lines.get(line).startsWith(MODEL)) {
      line++;
    }
    boolean isNew = line == lines.size() || lines.get(line).startsWith(ENTRY);
    int[] before = isNew ? new int[4] : counts(lines.get(line));
    int played = before[0] + before[1] + before[2];
    if (edition.isEmpty() || played >= GAMES) {
      return false;
    }
    List<LabelledGame> more =
        new HumanGames(
                edition.get().rules(), start(edition.get(), balance), longest, SideStrengths.EQUALS)
            .play(played, Math.min(AT_A_TIME, GAMES - played));
    GameCounts counts = HumanGames.attackers(more);
    int plies = more.stream().mapToInt(each -> each.turns().size()).sum();
    String found =
        String.format(
            Locale.ROOT,
            "%s {date: %s, attackers: %d, draws: %d, defenders: %d, plies: %d}",
            MODEL,
            LocalDate.now(),
            before[0] + counts.wins(),
            before[1] + counts.draws(),
            before[2] + counts.losses(),
            Math.round((double) (before[3] * played + plies) / (played + more.size())));
    if (isNew) {
      lines.add(line, found);
    } else {
      lines.set(line, found);
    }
    Files.write(file, lines);
    return true;
  }

  private static int line(List<String> lines, int number) throws IOException {
    int found = -1;
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(ENTRY) && ++found == number) {
        return i;
      }
    }
    throw new IOException("the file has fewer entries than the content");
  }

  /// Returns the wins, draws, losses and average plies of a line.
  private static int[] counts(String line) {
    String[] numbers = line.replaceFirst(".*?attackers", "").split("[^0-9]+", -1);
    int[] counts = new int[4];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = Integer.parseInt(numbers[i + 1]);
    }
    return counts;
  }

  private static Position start(Edition edition, Balance balance) {
    StartPosition start = new StartPosition(edition.layout().board(), edition.rules().firstMove());
    StartPosition played =
        balance
            .removed()
            .flatMap(each ->
                new Handicap.FewerMen(each.side(), each.count()).start(edition, Optional.of(start)))
            .orElse(start);
    return edition.referee().setUp(played.board(), played.toMove());
  }
}
