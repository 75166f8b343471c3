package hnefi.ui.learn.page;

import hnefi.board.Square;
import hnefi.content.Bibliography;
import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.lesson.Goal;
import hnefi.content.lesson.Play;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Route;
import hnefi.fx.task.Scheduler;
import hnefi.narration.EditionWords;
import hnefi.narration.Narrator;
import hnefi.narration.Phrases;
import hnefi.narration.PredictionTeller;
import hnefi.narration.RuleSummary;
import hnefi.narration.RuleTeller;
import hnefi.narration.Statement;
import hnefi.rules.Position;
import hnefi.rules.Refusal;
import hnefi.rules.StartPosition;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Text;
import hnefi.text.Words;
import hnefi.ui.board.BoardControl;
import hnefi.ui.further.FurtherReadingList;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.route.OpeningsRoute;
import hnefi.ui.settings.Boards;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// What every page needs: words, the library, boards that look as the settings say, and the ways
/// out.
///
/// @param readOn what to read on about passages
/// @param navigator leads to a game
/// @param told tells whether the recorded game with an id is told here
public record LessonContext(
    Library library,
    Boards boards,
    Words words,
    Scheduler scheduler,
    Function<List<Citation>, FurtherReadingList> readOn,
    Navigator navigator,
    Predicate<String> told) {
  /// Returns the books that can be cited.
  Bibliography books() {
    return library.books();
  }

  /// Returns the whole rules of an edition.
  RuleSummary rules(Edition edition) {
    return RuleSummary.of(edition, library, words.language());
  }

  /// Returns the way to a game from this position, unless there is nothing left to play.
  Optional<Runnable> game(Edition edition, Position position) {
    if (position.outcome().isPresent()) {
      return Optional.empty();
    }
    Route game = GameRoute.of(edition.name(), StartPosition.of(position));
    return navigator.knows(game) ? Optional.of(() -> navigator.enter(game)) : Optional.empty();
  }

  /// Returns the way to the small game that ends a chapter.
  Optional<Runnable> game(Play play) {
    Players players =
        Players.TWO_PEOPLE.with(play.side().opponent(), new Participant.Computer(play.opponent()));
    Route game =
        new GameRoute(
            play.edition().name(), Optional.of(StartPosition.of(play.diagram().start())), players);
    return navigator.knows(game) ? Optional.of(() -> navigator.enter(game)) : Optional.empty();
  }

  /// Returns the way to what people play by the rules of an edition, from its start.
  Optional<Runnable> openings(Edition edition) {
    Route openings = new OpeningsRoute(edition.name());
    return navigator.knows(openings)
        ? Optional.of(() -> navigator.enter(openings))
        : Optional.empty();
  }

  /// Returns the way to the recorded game that illustrates a chapter, if it is told here.
  Optional<Runnable> toldGame(Play play) {
    return told.test(play.game())
        ? Optional.of(() -> navigator.enter(LessonRoute.of(play.game())))
        : Optional.empty();
  }

  /// Returns a board under these rules with nobody to move.
  BoardControl board(Edition edition) {
    return boards.board(edition);
  }

  String say(String key, Object... arguments) {
    return words.say(key, arguments);
  }

  /// Returns a text of a lesson in the language of the page.
  String say(Text text) {
    return text.in(words.language());
  }

  /// Returns words in a row, the last two joined by “and”.
  String list(List<String> all) {
    return Phrases.in(words.language()).list(all);
  }

  /// Returns what an edition is called.
  String name(Edition edition) {
    return EditionWords.title(edition, words.language());
  }

  /// Returns what a move came to, in words: what fell and how the game ended, else who was spared,
  /// else that nothing happened.
  String tell(Verdict verdict, Position before, Edition edition) {
    return switch (verdict) {
      case Refusal refusal -> narrator(edition).tell(refusal, before).text();
      case Turn turn -> {
        String told = tell(turn, edition);
        yield told.isEmpty() ? say("nothing-falls") : told;
      }
    };
  }

  /// Returns what fell by a turn and how the game ended, else who was spared, the piece that moved
  /// first; empty for none of it.
  String tell(Turn turn, Edition edition) {
    Square moved = turn.move().to();
    List<Statement> told =
        narrator(edition).tell(turn).stream()
            .sorted(Comparator.comparing(each -> !each.victims().contains(moved)))
            .toList();
    String happened = join(told, Statement.Kind.CAPTURE, Statement.Kind.OUTCOME);
    return happened.isEmpty() ? join(told, Statement.Kind.SPARED) : happened;
  }

  /// Returns which piece moved where, what fell by it and how the game ended.
  String tellMove(Turn turn, Edition edition) {
    return join(
        narrator(edition).tell(turn),
        Statement.Kind.MOVE,
        Statement.Kind.CAPTURE,
        Statement.Kind.OUTCOME);
  }

  private Narrator narrator(Edition edition) {
    return new Narrator(edition, books(), words.language());
  }

  /// Returns the rule a verdict rests on.
  String rule(Verdict verdict, Edition edition) {
    return say("rule", new RuleTeller(edition, words.language()).tell(verdict));
  }

  /// Returns the rule by which a move reached a goal.
  String rule(Goal goal, Turn turn, Edition edition) {
    return say("rule", new RuleTeller(edition, words.language()).tell(goal, turn));
  }

  /// Returns what puts predictions into words.
  PredictionTeller predictions(Edition edition) {
    return new PredictionTeller(edition, books(), words.language());
  }

  private static String join(List<Statement> told, Statement.Kind... kinds) {
    List<Statement.Kind> wanted = List.of(kinds);
    return told.stream()
        .filter(each -> wanted.contains(each.kind()))
        .map(Statement::text)
        .collect(Collectors.joining(" "));
  }
}
