package hnefi.coach;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.engine.Score;
import hnefi.engine.SearchLimits;
import hnefi.engine.SearchResult;
import hnefi.engine.Searcher;
import hnefi.engine.StopSignal;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import hnefi.text.Language;
import hnefi.text.Message;
import hnefi.text.Tag;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;

/// Advises a player: hints, dangers, second thoughts, a look back at the game.
///
/// It looks ahead as the strongest opponent does and gives its reasons from the referee's account
/// alone, so that what it says is what the rules say. Its messages are those of [#words]. Use it
/// from a background thread, all but [#danger], which is quick.
public final class Coach {
  /// From this loss on, in hundredths of an attacker, a move is worth a second look.
  private static final int BLUNDER = 150;

  private static final int WORTH_TELLING = 80;
  private static final int MOST_MOMENTS = 5;

  /// Beyond this all is decided anyway.
  private static final int CLEAR = 1_500;

  private final RuleSet rules;
  private final ThreatFinder lookout;
  private final ReasonFinder reasons;
  private final Searcher searcher;

  public Coach(RuleSet rules) {
    this(rules, new Searcher(1, 16));
  }

  private Coach(RuleSet rules, Searcher searcher) {
    this.rules = rules;
    this.searcher = searcher;
    lookout = new ThreatFinder(rules);
    reasons = new ReasonFinder(lookout);
  }

  /// Returns what the coach says, by the keys of its messages.
  public static Words words(Language language) {
    return Words.of(Coach.class, "coach", language);
  }

  /// Returns which men of a side could fall with the other's next move, and the king's free lines.
  public Danger danger(Position position, Side side) {
    return position.outcome().isPresent() ? Danger.NONE : lookout.danger(position.board(), side);
  }

  /// Returns what a danger consists of, one sentence each: who could fall, then the king's lines.
  public List<Reason> explain(Danger danger, BoardSize size) {
    return ReasonFinder.of(danger, size);
  }

  /// Returns advice for the side to move.
  ///
  /// @throws IllegalArgumentException if the game is over
  public Hint hint(Position position, SearchLimits limits, StopSignal signal) {
    SearchResult found = think(position, limits, signal);
    Turn turn = turn(position, found.move());
    List<Reason> why = good(turn, found.score());
    BoardRegion region = new BoardRegion(position.board().size(), turn.move());
    String piece = Tag.of(turn.piece());
    Square from = turn.move().from();
    return new Hint(
        region.squares(),
        turn,
        Message.of("hint.look." + kind(turn, why), region.name()),
        Message.of("hint.piece." + piece, ReasonFinder.name(from)),
        Message.of(
            "hint.move." + piece, ReasonFinder.name(from), ReasonFinder.name(turn.move().to())),
        why);
  }

  private List<Reason> good(Turn turn, Score score) {
    List<Reason> why = new ArrayList<>(reasons.good(turn));
    if (score.isWin() && turn.outcome().isEmpty()) {
      why.addFirst(winning("why.wins", "why.wins.some-time", score));
    }
    return why;
  }

  private static Reason winning(String soon, String someTime, Score score) {
    OptionalInt plies = score.pliesToEnd();
    return Reason.of(
        plies.isPresent() ? Message.of(soon, (plies.getAsInt() + 1) / 2) : Message.of(someTime));
  }

  private static String kind(Turn turn, List<Reason> why) {
    if (turn.outcome().isPresent()) {
      return "win";
    }
    if (!turn.captures().isEmpty()) {
      return "capture";
    }
    return why.stream().anyMatch(Reason::guards) ? "guard" : "quiet";
  }

  /// Returns a warning if the move would throw much away; nothing if it is fine or not legal.
  public Optional<BlunderWarning> lookAgain(
      Position position, Move move, SearchLimits limits, StopSignal signal) {
    if (!(lookout.referee().judge(position, move) instanceof Turn turn)
        || turn.outcome().isPresent()) {
      return Optional.empty();
    }
    int best = points(think(position, limits, signal).score());
    SearchResult reply = think(turn.after(), limits, signal);
    int cost = best + points(reply.score());
    return cost < BLUNDER || signal.isStopped()
        ? Optional.empty()
        : Optional.of(
            new BlunderWarning(
                turn(turn.after(), reply.move()), cost, bad(turn, Optional.of(reply))));
  }

  /// Looks back at a game.
  ///
  /// @param limits for each position
  /// @param progress hears after each move how many were looked at
  public Review review(
      List<Turn> game, SearchLimits limits, StopSignal signal, IntConsumer progress) {
    List<Double> standings = new ArrayList<>();
    List<Review.Moment> moments = new ArrayList<>();
    SearchResult now = null;
    for (int ply = 0; ply < game.size() && !signal.isStopped(); ply++) {
      Turn turn = game.get(ply);
      SearchResult here = now == null ? think(turn.before(), limits, signal) : now;
      standings.add(share(turn.before(), here.score()));
      now = turn.outcome().isPresent() ? null : think(turn.after(), limits, signal);
      int after = now == null ? worthOfEnd(turn) : -points(now.score());
      int cost = points(here.score()) - after;
      if (cost >= WORTH_TELLING && !here.move().equals(turn.move())) {
        moments.add(moment(ply, turn, here, Optional.ofNullable(now), cost));
      }
      progress.accept(ply + 1);
    }
    if (!game.isEmpty() && !signal.isStopped()) {
      Turn last = game.getLast();
      standings.add(now == null ? endShare(last.after()) : share(last.after(), now.score()));
    }
    return new Review(weightiest(moments), standings);
  }

  private Review.Moment moment(
      int ply, Turn played, SearchResult best, Optional<SearchResult> reply, int cost) {
    Turn better = turn(played.before(), best.move());
    return new Review.Moment(
        ply, played, better, best.line(), cost, bad(played, reply), good(better, best.score()));
  }

  private List<Reason> bad(Turn turn, Optional<SearchResult> reply) {
    Optional<Turn> answer = reply.map(found -> turn(turn.after(), found.move()));
    List<Reason> why = new ArrayList<>(reasons.bad(turn, answer));
    reply
        .map(SearchResult::score)
        .filter(score -> score.isWin() && !score.pliesToEnd().equals(OptionalInt.of(1)))
        .ifPresent(score -> why.addFirst(winning("why.loses-in", "why.loses-in.some-time", score)));
    return why;
  }

  private static List<Review.Moment> weightiest(List<Review.Moment> moments) {
    return moments.stream()
        .sorted(Comparator.comparingInt(Review.Moment::cost).reversed())
        .limit(MOST_MOMENTS)
        .sorted(Comparator.comparingInt(Review.Moment::ply))
        .toList();
  }

  /// Returns the attackers' share of the game, from 0 to 1, for a bar that shows who stands better.
  public double standing(Position position, SearchLimits limits, StopSignal signal) {
    return position.outcome().isPresent()
        ? endShare(position)
        : share(position, think(position, limits, signal).score());
  }

  private static double share(Position position, Score score) {
    double own = 1 / (1 + Math.exp(-points(score) / 300.0));
    return position.toMove() == Side.ATTACKERS ? own : 1 - own;
  }

  private static double endShare(Position position) {
    return position
        .outcome()
        .flatMap(outcome -> outcome.winner())
        .map(winner -> winner == Side.ATTACKERS ? 1.0 : 0.0)
        .orElse(0.5);
  }

  private static int worthOfEnd(Turn turn) {
    return turn.outcome()
        .flatMap(outcome -> outcome.winner())
        .map(winner -> winner == turn.piece().side() ? CLEAR : -CLEAR)
        .orElse(0);
  }

  private static int points(Score score) {
    return Math.clamp(score.points(), -CLEAR, CLEAR);
  }

  private SearchResult think(Position position, SearchLimits limits, StopSignal signal) {
    return searcher.think(rules, position, limits, signal, _ -> {});
  }

  private Turn turn(Position position, Move move) {
    return lookout.referee().play(position, move);
  }
}
