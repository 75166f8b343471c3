package hnefi.coach;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.engine.MoveSurvey;
import hnefi.engine.Score;
import hnefi.engine.SearchLimits;
import hnefi.engine.SearchResult;
import hnefi.engine.Searcher;
import hnefi.engine.StopSignal;
import hnefi.notation.SquareText;
import hnefi.people.MoveModel;
import hnefi.people.WinChance;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import hnefi.text.Language;
import hnefi.text.Message;
import hnefi.text.Tag;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntConsumer;

/// Advises a player: hints, threats, blunder warnings, the evaluation, the analysis of a game.
///
/// Moves come from a full-strength search, reasons from the referee's account alone, so that what
/// it says is what the rules say. Its messages are those of [#words]. Call it from a background
/// thread, all but [#threats], which is quick.
public final class Coach {
  /// The chance to win that a move must give away to count as a blunder while playing, and as a
  /// mistake in a review.
  private static final double BLUNDER = 0.1;

  private static final double MISTAKE = 0.1;

  /// By how much the score must fall, in hundredths of an attacker, to warn of a move after which
  /// the reply captures more pieces than the move did: whoever asked for warnings does not want to
  /// lose a piece unawares, even where it counts for little.
  private static final int LOST_PIECE = 30;

  private static final int MOST_MISTAKES = 5;

  /// The transposition table, enough for the few seconds that a question may take.
  private static final int MEGABYTES = 8;

  private final RuleSet rules;
  private final ThreatFinder threatFinder;
  private final ReasonFinder reasonFinder;
  private final Searcher searcher;
  private final Map<BoardSize, WinChance> chances = new ConcurrentHashMap<>();

  public Coach(RuleSet rules) {
    this(rules, new Searcher(1, MEGABYTES));
  }

  private Coach(RuleSet rules, Searcher searcher) {
    this.rules = rules;
    this.searcher = searcher;
    threatFinder = new ThreatFinder(rules);
    reasonFinder = new ReasonFinder(threatFinder);
  }

  /// Returns what the coach says, by the keys of its messages.
  public static Words words(Language language) {
    return Words.of(Coach.class, "coach", language);
  }

  /// Returns which pieces of a side the other could capture with its next move, the king's free
  /// lines, and the ring or fort that either side could complete.
  public Threats threats(Position position, Side side) {
    return position.outcome().isPresent()
        ? Threats.NONE
        : threatFinder.threats(position.board(), side);
  }

  /// Returns the threats in words, one sentence each: captures, the king's lines, then rings and
  /// forts.
  public List<Reason> explain(Threats threats, BoardSize size) {
    return ReasonFinder.of(threats, size);
  }

  /// Returns advice for the side to move.
  ///
  /// @throws IllegalArgumentException if the game is over
  public Hint hint(Position position, SearchLimits limits, StopSignal signal) {
    SearchResult found = search(position, limits, signal);
    Turn turn = turn(position, found.move());
    List<Reason> reasons = merits(turn, found.score());
    BoardRegion region = new BoardRegion(position.board().size(), turn.move());
    String piece = Tag.of(turn.piece());
    Square from = turn.move().from();
    return new Hint(
        region.squares(),
        turn,
        Message.of("hint.look." + kind(turn, reasons), region.name()),
        Message.of("hint.piece." + piece, SquareText.write(from)),
        Message.of(
            "hint.move." + piece, SquareText.write(from), SquareText.write(turn.move().to())),
        reasons);
  }

  private List<Reason> merits(Turn turn, Score score) {
    List<Reason> reasons = new ArrayList<>(reasonFinder.merits(turn));
    if (score.isWin() && turn.outcome().isEmpty()) {
      reasons.addFirst(forcedWin("why.wins", "why.wins.some-time", score));
    }
    return reasons;
  }

  private static Reason forcedWin(String withDistance, String without, Score score) {
    OptionalInt plies = score.pliesToEnd();
    return Reason.of(
        plies.isPresent()
            ? Message.of(withDistance, (plies.getAsInt() + 1) / 2)
            : Message.of(without));
  }

  private static String kind(Turn turn, List<Reason> reasons) {
    if (turn.outcome().isPresent()) {
      return "win";
    }
    if (!turn.captures().isEmpty()) {
      return "capture";
    }
    return reasons.stream().anyMatch(Reason::defensive) ? "guard" : "quiet";
  }

  /// Returns a warning if the turn is a blunder and it can be said what it loses; nothing
  /// otherwise.
  public Optional<BlunderWarning> blunderWarning(
      Turn turn, SearchLimits limits, StopSignal signal) {
    if (turn.outcome().isPresent()) {
      return Optional.empty();
    }
    SearchResult here = search(turn.before(), limits, signal);
    double best = chanceOfBest(turn.before(), here);
    SearchResult reply = search(turn.after(), limits, signal);
    Turn answer = turn(turn.after(), reply.move());
    double cost = best - chanceAfterReply(turn, reply);
    List<Reason> losses = new ArrayList<>(reasonFinder.losses(turn, Optional.of(answer)));
    losses.addAll(reasonFinder.newThreats(turn, Optional.of(answer)));
    forcedLoss(reply.score()).ifPresent(losses::addFirst);
    if (losses.isEmpty() && reply.score().isWin()) {
      losses.add(forcedWin("why.loses-in", "why.loses-in.some-time", reply.score()));
    }
    boolean piecesLost =
        answer.captures().size() > turn.captures().size() && !here.move().equals(turn.move());
    boolean isWorse = here.score().points() + reply.score().points() >= LOST_PIECE;
    boolean isBlunder = cost >= BLUNDER || (piecesLost && isWorse);
    return !isBlunder || losses.isEmpty() || signal.isStopped()
        ? Optional.empty()
        : Optional.of(new BlunderWarning(answer, cost, losses));
  }

  /// Analyses a game.
  ///
  /// @param limits for each position
  /// @param progress is told after each move how many are analysed
  public Review review(
      List<Turn> game, SearchLimits limits, StopSignal signal, IntConsumer progress) {
    List<Double> winningChances = new ArrayList<>();
    List<Review.Mistake> mistakes = new ArrayList<>();
    Set<Review.Mistake> findable = new HashSet<>();
    SearchResult now = null;
    for (int ply = 0; ply < game.size() && !signal.isStopped(); ply++) {
      Turn turn = game.get(ply);
      SearchResult here = now == null ? search(turn.before(), limits, signal) : now;
      winningChances.add(winningChances(turn.before(), here.score()));
      now = turn.outcome().isPresent() ? null : search(turn.after(), limits, signal);
      double after = now == null ? finalChance(turn) : chanceAfterReply(turn, now);
      double cost = chanceOfBest(turn.before(), here) - after;
      if (cost >= MISTAKE && !here.move().equals(turn.move())) {
        Review.Mistake mistake = mistake(ply, turn, here, Optional.ofNullable(now), cost);
        mistakes.add(mistake);
        if (isFindable(game.subList(0, ply), mistake)) {
          findable.add(mistake);
        }
      }
      progress.accept(ply + 1);
    }
    if (!game.isEmpty() && !signal.isStopped()) {
      Turn last = game.getLast();
      winningChances.add(
          now == null ? finalChances(last.after()) : winningChances(last.after(), now.score()));
    }
    return new Review(costliest(mistakes, findable), winningChances);
  }

  private Review.Mistake mistake(
      int ply, Turn played, SearchResult best, Optional<SearchResult> reply, double cost) {
    Turn better = turn(played.before(), best.move());
    return new Review.Mistake(
        ply,
        played,
        better,
        best.line(),
        cost,
        drawbacks(played, reply),
        merits(better, best.score()));
  }

  private List<Reason> drawbacks(Turn turn, Optional<SearchResult> reply) {
    Optional<Turn> answer = reply.map(found -> turn(turn.after(), found.move()));
    List<Reason> reasons = new ArrayList<>(reasonFinder.drawbacks(turn, answer));
    reply.map(SearchResult::score).flatMap(Coach::forcedLoss).ifPresent(reasons::addFirst);
    return reasons;
  }

  /// Returns that the other side wins for certain; a win at once is told by what it captures.
  private static Optional<Reason> forcedLoss(Score reply) {
    return reply.isWin() && !reply.pliesToEnd().equals(OptionalInt.of(1))
        ? Optional.of(forcedWin("why.loses-in", "why.loses-in.some-time", reply))
        : Optional.empty();
  }

  /// Returns whether the better move is one that comes to people's minds.
  private boolean isFindable(List<Turn> earlier, Review.Mistake mistake) {
    MoveSurvey survey =
        new MoveSurvey(rules, mistake.played().before(), earlier.stream().map(Turn::move).toList());
    return Arrays.stream(MoveModel.considered(MoveModel.shipped().glances(survey)))
        .anyMatch(each -> survey.move(each).equals(mistake.better().move()));
  }

  /// Returns the costliest mistakes: first those whose better move people could have found.
  private static List<Review.Mistake> costliest(
      List<Review.Mistake> mistakes, Set<Review.Mistake> findable) {
    return mistakes.stream()
        .sorted(
            Comparator.comparing((Review.Mistake each) -> !findable.contains(each))
                .thenComparing(Comparator.comparingDouble(Review.Mistake::cost).reversed()))
        .limit(MOST_MISTAKES)
        .sorted(Comparator.comparingInt(Review.Mistake::ply))
        .toList();
  }

  /// Returns the attackers' winning chances, from 0 to 1, for an evaluation bar.
  public double winningChances(Position position, SearchLimits limits, StopSignal signal) {
    return position.outcome().isPresent()
        ? finalChances(position)
        : winningChances(position, search(position, limits, signal).score());
  }

  private double winningChances(Position position, Score score) {
    return chances(position).ofAttackers(position, score);
  }

  /// Returns the chance of the side to move if both play best, by the state of the game two plies
  /// later: what is traded by then counts, and it is the same side's turn again, as in
  /// [#chanceAfterReply]. By these two are moves compared.
  private double chanceOfBest(Position position, SearchResult best) {
    Position later = position;
    for (Move each : best.line().stream().limit(2).toList()) {
      later = turn(later, each).after();
    }
    boolean isSameTurn = later.toMove() == position.toMove();
    return chance(isSameTurn ? later : position, best.score());
  }

  /// Returns the chance of the side that moved, by the state of the game after the best reply.
  private double chanceAfterReply(Turn turn, SearchResult reply) {
    return chance(turn(turn.after(), reply.move()).after(), reply.score().reversed());
  }

  private double chance(Position position, Score score) {
    return chances(position).of(position, score);
  }

  private WinChance chances(Position position) {
    return chances.computeIfAbsent(position.board().size(), size -> WinChance.by(rules, size));
  }

  private static double finalChances(Position position) {
    return position.outcome().orElseThrow().attackersPoints();
  }

  private static double finalChance(Turn turn) {
    double attackers = finalChances(turn.after());
    return turn.piece().side() == Side.ATTACKERS ? attackers : 1 - attackers;
  }

  private SearchResult search(Position position, SearchLimits limits, StopSignal signal) {
    return searcher.search(rules, position, limits, signal, _ -> {});
  }

  private Turn turn(Position position, Move move) {
    return threatFinder.referee().play(position, move);
  }
}
