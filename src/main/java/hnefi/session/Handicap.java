package hnefi.session;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.content.Balance;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.Preset;
import hnefi.content.Ruling;
import hnefi.rules.KingCapture;
import hnefi.rules.StartPosition;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What makes the game easier for one side.
public sealed interface Handicap {
  /// Returns the side that is helped.
  Side helped();

  /// Rules that a book (`svenska`, alternatives 2 to 4) names as help.
  record Rules(String id, Side helped, List<SwitchValue> changes) implements Handicap {
    private static final SwitchValue SLOW_KING = new SwitchValue(Switch.KING_RANGE, 3);
    private static final SwitchValue TWO_CAPTORS =
        new SwitchValue(Switch.KING_CAPTURE, KingCapture.TWO_SIDES);

    public Rules {
      changes = List.copyOf(changes);
    }
  }

  /// The other side begins with fewer men.
  record FewerMen(Side without, int count) implements Handicap {
    @Override
    public Side helped() {
      return without.opponent();
    }

    /// Returns what helps the same player after the sides are exchanged. Twice as many attackers as
    /// defenders are on a board, so two of them are worth one.
    private FewerMen exchanged() {
      return new FewerMen(without.opponent(), without == Side.ATTACKERS ? count / 2 : count * 2);
    }

    /// Returns the position with fewer men.
    private StartPosition start(StartPosition withoutHandicap) {
      return new StartPosition(
          Handicap.without(withoutHandicap.board(), man(without), count), withoutHandicap.toMove());
    }

    private boolean leavesEnough(Arrangement board) {
      return board.count(man(without)) >= 2 * count;
    }
  }

  /// All that rules can do.
  List<Rules> RULES =
      List.of(
          new Rules(
              "king-armed", Side.DEFENDERS, List.of(new SwitchValue(Switch.KING_ARMED, true))),
          new Rules("three-squares", Side.ATTACKERS, List.of(Rules.SLOW_KING)),
          new Rules("two-captors", Side.ATTACKERS, List.of(Rules.TWO_CAPTORS)),
          new Rules("both", Side.ATTACKERS, List.of(Rules.SLOW_KING, Rules.TWO_CAPTORS)));

  /// How much closer to one half the attackers' share of the points must come for a suggestion.
  double WORTHWHILE = 0.1;

  /// Returns the handicap that makes the game the most even for two equal players, as measured;
  /// empty if none does so by much, or none was measured.
  static Optional<Handicap> suggested(Edition edition, Library library) {
    double without = library.balance(edition).map(Handicap::unevenness).orElse(0.0);
    Map<Handicap, Double> worthwhile = new LinkedHashMap<>();
    for (Handicap each : choices(edition, edition.layout().board())) {
      each.balance(edition, library)
          .map(Handicap::unevenness)
          .filter(with -> with <= without - WORTHWHILE)
          .ifPresent(with -> worthwhile.put(each, with));
    }
    return worthwhile.entrySet().stream().min(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
  }

  private static double unevenness(Balance balance) {
    return Math.abs(balance.share() - 0.5);
  }

  /// Returns what was measured of games with this handicap.
  default Optional<Balance> balance(Edition edition, Library library) {
    return switch (this) {
      case Rules _ -> library.balance(appliedTo(edition));
      case FewerMen(Side without, int count) ->
          library.balance(edition, new Balance.RemovedMen(without, count));
    };
  }

  /// Returns all that can be chosen for an edition: what its rules have already is left out, and
  /// what would leave too few men, now or with exchanged sides. Whatever fewer men become with
  /// exchanged sides can be chosen too.
  ///
  /// @param board with which the game would begin
  static List<Handicap> choices(Edition edition, Arrangement board) {
    return Stream.<Handicap>concat(
            RULES.stream(),
            Stream.of(
                new FewerMen(Side.ATTACKERS, 2),
                new FewerMen(Side.ATTACKERS, 4),
                new FewerMen(Side.DEFENDERS, 1),
                new FewerMen(Side.DEFENDERS, 2)))
        .filter(each -> each.isNewIn(edition, board))
        .toList();
  }

  /// Returns the men that are missing from a position without handicap; empty if the start is not
  /// one of those with fewer men that can be chosen.
  static Optional<FewerMen> fewerMen(
      Edition edition, StartPosition withoutHandicap, StartPosition start) {
    return choices(edition, withoutHandicap.board()).stream()
        .filter(FewerMen.class::isInstance)
        .map(FewerMen.class::cast)
        .filter(each -> each.start(withoutHandicap).equals(start))
        .findFirst();
  }

  /// Returns the handicap whose rules a game has as house rules, the one that changes most of them;
  /// a variant of a book is none.
  static Optional<Handicap> of(Edition edition) {
    return RULES.stream()
        .sorted(Comparator.comparingInt((Rules each) -> -each.changes().size()))
        .<Handicap>map(each -> each)
        .filter(each -> each.removedFrom(edition).isPresent())
        .findFirst();
  }

  private boolean isNewIn(Edition edition, Arrangement board) {
    return switch (this) {
      case Rules(_, _, var changes) ->
          edition.with(changes).toOptional().isPresent()
              && changes.stream()
                  .noneMatch(each -> edition.ruling(each.rule()).value().equals(Optional.of(each)));
      case FewerMen fewer -> fewer.leavesEnough(board) && fewer.exchanged().leavesEnough(board);
    };
  }

  /// Returns the edition with the rules of the handicap: as the variant of its book, if the book
  /// names it, so that the passage can be cited; otherwise as house rules.
  default Edition appliedTo(Edition edition) {
    return switch (this) {
      case Rules(_, _, var changes) ->
          preset(edition, changes)
              .map(preset -> Edition.of(edition.rulebook(), preset).from(edition.layout()))
              .or(() -> edition.with(changes).toOptional())
              .orElse(edition);
      case FewerMen _ -> edition;
    };
  }

  /// Returns the edition that became this one by [#appliedTo] as house rules; empty if none did.
  default Optional<Edition> removedFrom(Edition edition) {
    return switch (this) {
      case Rules(_, _, var changes) ->
          edition
              .withoutHouseRules(changes.stream().map(SwitchValue::rule).toList())
              .toOptional()
              .filter(without -> isNewIn(without, without.layout().board()))
              .filter(without -> appliedTo(without).equals(edition));
      case FewerMen _ -> Optional.of(edition);
    };
  }

  private static Optional<Preset> preset(Edition edition, List<SwitchValue> changes) {
    Map<Switch, SwitchValue> wanted =
        changes.stream().collect(Collectors.toMap(SwitchValue::rule, each -> each));
    boolean plain = edition.preset().isEmpty() && edition.houseRules().isEmpty();
    return edition.rulebook().presets().stream()
        .filter(each -> plain && each.layout().isEmpty() && values(each).equals(wanted))
        .findFirst();
  }

  private static Map<Switch, SwitchValue> values(Preset preset) {
    return preset.changes().values().stream()
        .map(Ruling::value)
        .flatMap(Optional::stream)
        .collect(Collectors.toMap(SwitchValue::rule, each -> each));
  }

  /// Returns the position to begin with; empty for the layout of the edition.
  ///
  /// @param chosen the one to begin with otherwise
  default Optional<StartPosition> start(Edition edition, Optional<StartPosition> chosen) {
    return switch (this) {
      case Rules _ -> chosen;
      case FewerMen fewer ->
          Optional.of(
              fewer.start(
                  chosen.orElseGet(() ->
                      new StartPosition(edition.layout().board(), edition.rules().firstMove()))));
    };
  }

  /// Returns the position to begin with after the sides are exchanged: whoever had fewer men has
  /// fewer men again. Any other position stays as it is.
  static StartPosition exchanged(
      Edition edition, StartPosition withoutHandicap, StartPosition start) {
    return fewerMen(edition, withoutHandicap, start)
        .map(each -> each.exchanged().start(withoutHandicap))
        .orElse(start);
  }

  private static Piece man(Side side) {
    return side == Side.ATTACKERS ? Piece.ATTACKER : Piece.DEFENDER;
  }

  /// Takes the attackers that stand closest to the king, or the defenders that stand farthest from
  /// him: opposite ones first, so that the board stays even.
  private static Arrangement without(Arrangement board, Piece man, int count) {
    int towards = man == Piece.ATTACKER ? 1 : -1;
    Square king = board.squaresOf(Piece.KING).getFirst();
    List<Square> chosen =
        board.squaresOf(man).stream()
            .sorted(
                Comparator.comparingInt((Square each) -> towards * distance(king, each))
                    .thenComparingInt(each -> arm(king, each)))
            .limit(count)
            .toList();
    return board.without(chosen);
  }

  private static int distance(Square king, Square square) {
    int files = square.file() - king.file();
    int ranks = square.rank() - king.rank();
    return files * files + ranks * ranks;
  }

  /// North, south, west, east of the king.
  private static int arm(Square king, Square square) {
    int files = square.file() - king.file();
    int ranks = square.rank() - king.rank();
    if (Math.abs(ranks) >= Math.abs(files)) {
      return ranks > 0 ? 0 : 1;
    }
    return files < 0 ? 2 : 3;
  }
}
