package hnefi.ui.play;

import hnefi.board.BoardShape;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.coach.Review;
import hnefi.content.EditionName;
import hnefi.fx.nav.Area;
import hnefi.fx.tour.TourStop;
import hnefi.game.GameClock;
import hnefi.game.TimeControl;
import hnefi.notation.BoardText;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import hnefi.session.GameTerms;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.HintLevel;
import hnefi.ui.board.command.BoardCommand;
import hnefi.ui.board.command.BoardCommands;
import hnefi.ui.play.coach.ReviewModel;
import hnefi.ui.play.screen.StagedRoute;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.play.session.TreeModel;
import hnefi.ui.route.EditorRoute;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.HouseRulesRoute;
import hnefi.ui.route.NewGameRoute;
import hnefi.ui.route.RuleSheetRoute;
import hnefi.ui.route.RulesRoute;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;

/// The stops of the tour on which playing is seen.
public final class PlayTour {
  private static final String CAPTURE = "f2-h2 e7-e10 k4-j4 g7-g10";
  private static final String OPENING = "d1-d3 f4-c4 a8-c8 e5-e3";
  private static final String ESCAPE =
      "b4-b1 c4-c7 a4-a2 d5-g5 a2-a6 d4-a4 a6-b6 a4-a6 b1-b5 a6-a1";
  private static final String KING_TAKEN =
      "b4-b7 d3-g3 d6-f6 c4-c1 b7-b2 d5-b5 a4-a2 c1-c7 g4-g6 b5-b6 d7-d6 e4-e5 a2-a3 d4-d5 d2-e2"
          + " d5-d2 f4-g4 b6-b5 b2-c2 b5-b6 d6-d3";

  private static final String THREATENED =
      "f2-i2 e5-e4 d11-a11 f5-e5 f10-d10 f4-h4 a11-d11 f6-f3 a4-a3";
  private static final String BEFORE_A_BLUNDER = "b4-b1 c4-c7 a4-a2 d5-g5";
  private static final String BLUNDER = "d6-f6";
  private static final Participant HERVOR = new Participant.Computer("hervor");
  private static final Participant FRITHIOF = new Participant.Computer("frithiof");
  private static final Duration FIVE_MINUTES = Duration.ofMinutes(5);
  private static final Players AGAINST_FRITHIOF = new Players(Participant.SOMEBODY, FRITHIOF);

  private PlayTour() {}

  private static TourStop clock(String name, TimeControl control) {
    GameClock clock = GameClock.wound(control).spent(Side.DEFENDERS, Duration.ofSeconds(23));
    return TourStop.of(
        name,
        new StagedRoute(
            EditionName.of("fetlar"),
            new Players(new Participant.Human("Astrid"), FRITHIOF),
            CAPTURE,
            _ -> {},
            GameTerms.USUAL.withClock(Optional.of(clock))));
  }

  private static Move move(String text) {
    return MoveText.read(text).toOptional().orElseThrow();
  }

  /// Returns the stops in their order.
  public static List<TourStop> stops() {
    return List.of(
        TourStop.of("play", Area.PLAY.front()),
        TourStop.of(
            "play-variant",
            new NewGameRoute(EditionName.of("mungo-simple-b-i-1"), Players.TWO_PEOPLE)),
        new TourStop(
            "play-everything",
            () -> new NewGameRoute(EditionName.of("fetlar"), AGAINST_FRITHIOF),
            root -> {
              if (root.lookup("#more-choices") instanceof Button more) {
                more.fire();
              }
            }),
        TourStop.of("rules", RulesRoute.of(EditionName.of("fetlar"))),
        TourStop.of("rule-sheet", new RuleSheetRoute(EditionName.of("copenhagen"))),
        TourStop.of("house-rules", new HouseRulesRoute()),
        TourStop.of("editor", editor("AADDKDDAA")),
        TourStop.of("editor-faults", editor("K.......K")),
        start("svenska"),
        start("mungo-simple"),
        start("spieltz"),
        start("haende"),
        staged("play-capture", "fetlar", CAPTURE, _ -> {}),
        staged("play-spared", "fetlar", CAPTURE, models -> models.model().explanation().light(2)),
        staged("play-refused", "fetlar", CAPTURE, models -> models.model().attempt(move("a8-a11"))),
        staged("play-edge", "spieltz", "j6-j3 h6-h10", _ -> {}),
        clock("play-clock", new TimeControl.Increment(FIVE_MINUTES, Duration.ofSeconds(5))),
        clock("play-hourglass", new TimeControl.Hourglass(Duration.ofMinutes(1))),
        TourStop.of(
            "play-match",
            new StagedRoute(
                EditionName.of("haende"),
                new Players(FRITHIOF, new Participant.Human("Astrid")),
                ESCAPE,
                _ -> {},
                GameTerms.USUAL.withTwoGames(true))),
        staged("play-look-back", "fetlar", CAPTURE, models -> models.model().browser().lookAt(2)),
        staged(
            "play-openings", "copenhagen", OPENING, models -> models.model().browser().lookAt(1)),
        staged("play-variations", "fetlar", CAPTURE, PlayTour::tryOtherMoves),
        staged("play-draw", "mungo-tablut", "d1-d3 e3-f3", models -> models.model().offerDraw()),
        staged("play-escaped", "haende", ESCAPE, _ -> {}),
        staged("play-captured", "haende", KING_TAKEN, _ -> {}),
        opponents("play-opponent", new Players(Participant.SOMEBODY, FRITHIOF)),
        opponents("play-watch", new Players(HERVOR, FRITHIOF)),
        coached(
            "play-computer", "f2-h2", models -> models.coach().evaluationShownProperty().set(true)),
        new TourStop(
            "play-more",
            () -> new StagedRoute(EditionName.of("fetlar"), AGAINST_FRITHIOF, CAPTURE, _ -> {}),
            root -> {
              if (root.lookup("#more") instanceof ToggleButton more) {
                more.setSelected(true);
              }
            }),
        coached("play-hint-where", CAPTURE, models -> hint(models, HintLevel.AREA)),
        coached("play-hint", CAPTURE, models -> hint(models, HintLevel.MOVE)),
        TourStop.of(
            "play-danger",
            new StagedRoute(
                EditionName.of("mungo-simple"),
                new Players(HERVOR, Participant.SOMEBODY),
                THREATENED,
                models -> models.coach().threatsShownProperty().set(true))),
        TourStop.of(
            "play-blunder-check",
            new StagedRoute(
                EditionName.of("haende"),
                AGAINST_FRITHIOF,
                BEFORE_A_BLUNDER,
                PlayTour::askBeforeABlunder)),
        TourStop.of(
            "play-watching",
            new StagedRoute(
                EditionName.of("fetlar"), new Players(HERVOR, FRITHIOF), CAPTURE, _ -> {})),
        asked("play-keys", BoardCommand.HELP),
        asked("play-typing", BoardCommand.TYPE),
        staged("play-review", "haende", ESCAPE, models -> models.review().begin()),
        staged("play-review-line", "haende", ESCAPE, PlayTour::showBetter));
  }

  /// A board of nine ranks with pieces on the middle one.
  private static EditorRoute editor(String middle) {
    String rows = ".........\n".repeat(4) + middle + "\n.........".repeat(4);
    return new EditorRoute(
        BoardText.read(rows.lines().toList()).toOptional().orElseThrow(),
        Side.ATTACKERS,
        EditionName.of("mungo-tablut"),
        AGAINST_FRITHIOF);
  }

  private static void hint(StagedRoute.Models models, HintLevel last) {
    EnumSet.range(HintLevel.AREA, last).forEach(_ -> models.coach().askHint());
  }

  private static Square square(String text) {
    return SquareText.read(text).toOptional().orElseThrow();
  }

  private static void tryOtherMoves(StagedRoute.Models models) {
    PlayModel model = models.model();
    TreeModel tree = new TreeModel(model);
    model.browser().lookAt(1);
    model.attempt(move("e7-b7"));
    model.attempt(move("k4-j4"));
    model.attempt(move("g7-g10"));
    tree.comment(tree.place(), "?");
    model.browser().lookAt(2);
    tree.comment(tree.place(), "!");
    tree.draw(BoardShape.between(square("b7"), square("b11")));
    tree.draw(BoardShape.between(square("f6"), square("c9")));
    tree.draw(BoardShape.between(square("k8"), square("g8")));
    tree.draw(BoardShape.between(square("a6"), square("a6")));
  }

  private static void askBeforeABlunder(StagedRoute.Models models) {
    models.blunderCheck().setWanted(true);
    models.blunderCheck().attempt(move(BLUNDER));
  }

  private static void showBetter(StagedRoute.Models models) {
    models.review().begin();
    if (models.review().stateProperty().get() instanceof ReviewModel.State.Ready(Review review)) {
      models.model().resultShownProperty().set(false);
      review.mistakes().stream().findFirst().ifPresent(models.review()::show);
    }
  }

  private static TourStop opponents(String name, Players players) {
    return TourStop.of(name, new NewGameRoute(EditionName.of("fetlar"), players));
  }

  /// A game of the walker rules against the computer.
  private static TourStop coached(String name, String moves, Consumer<StagedRoute.Models> pose) {
    return TourStop.of(
        name, new StagedRoute(EditionName.of("fetlar"), AGAINST_FRITHIOF, moves, pose));
  }

  private static TourStop start(String rules) {
    return TourStop.of("play-start-" + rules, GameRoute.of(EditionName.of(rules)));
  }

  /// A board that was asked something by a key.
  private static TourStop asked(String name, BoardCommand command) {
    return new TourStop(
        name,
        () -> GameRoute.of(EditionName.of("haende")),
        root -> {
          if (root.lookup("#board") instanceof BoardControl board) {
            BoardCommands.of(board).ifPresent(keys -> keys.ask(command, false));
          }
        });
  }

  private static TourStop staged(
      String name, String rules, String moves, Consumer<StagedRoute.Models> pose) {
    return TourStop.of(
        name, new StagedRoute(EditionName.of(rules), Players.TWO_PEOPLE, moves, pose));
  }
}
