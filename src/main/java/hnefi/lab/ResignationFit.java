package hnefi.lab;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.people.ConditionalLogit;
import hnefi.people.ConditionalLogit.Choice;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Fits by logistic regression how likely a side gives up by its chance of winning
/// ([hnefi.people.Resignation]): a game that a side lost and that had not ended on the board was
/// given up, or overstepped on time, when that side was to move.
public record ResignationFit(RuleSet rules, BoardSize size) {
  private static final double RIDGE = 0.1;

  /// A side was to move.
  private record Case(Side side, double chance, boolean resigned) {
    private Choice choice() {
      return new Choice(new float[][] {{1, (float) chance}, {0, 0}}, resigned ? 0 : 1, 1);
    }
  }

  /// What was fitted for a side.
  ///
  /// @param games how many it gave up
  public record Result(Side side, int games, double intercept, double slope) {}

  /// Fits both sides.
  public List<Result> fit(List<LabelledGame> games) {
    List<Case> cases = games.stream().parallel().flatMap(this::cases).toList();
    return Stream.of(Side.values()).map(side -> fit(side, cases)).toList();
  }

  private static Result fit(Side side, List<Case> cases) {
    List<Case> own = cases.stream().filter(each -> each.side() == side).toList();
    double[] weights = ConditionalLogit.fit(own.stream().map(Case::choice).toList(), RIDGE);
    int resigned = (int) own.stream().filter(Case::resigned).count();
    return new Result(side, resigned, weights[0], weights[1]);
  }

  private Stream<Case> cases(LabelledGame game) {
    SearchedChance chance = new SearchedChance(rules, size);
    Stream<Case> played = game.turns().stream().map(turn -> seen(turn.before(), false, chance));
    return Stream.concat(played, resigned(game).map(each -> seen(each, true, chance)).stream());
  }

  private static Case seen(Position position, boolean resigned, SearchedChance chance) {
    Side side = position.toMove();
    return new Case(side, chance.of(side, position), resigned);
  }

  /// Returns the position in which the loser gave up.
  private static Optional<Position> resigned(LabelledGame game) {
    Position last = game.turns().getLast().after();
    double lost = last.toMove() == Side.ATTACKERS ? 0 : 1;
    return last.outcome().isEmpty() && game.points() == lost ? Optional.of(last) : Optional.empty();
  }
}
