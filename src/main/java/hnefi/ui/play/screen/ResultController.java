package hnefi.ui.play.screen;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.content.BoardLook;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.speech.Announcement;
import hnefi.fx.theme.Nodes;
import hnefi.game.Match;
import hnefi.narration.Statement;
import hnefi.rules.Outcome;
import hnefi.rules.Rule;
import hnefi.session.AdaptiveDifficulty;
import hnefi.session.Assistance;
import hnefi.text.Language;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.board.PieceIcon;
import hnefi.ui.play.coach.ReviewModel;
import hnefi.ui.play.session.GameSnapshot;
import hnefi.ui.play.session.PlayModel;
import java.text.NumberFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;

/// How the game ended: who won, by which rule and which passage, and what to do now.
final class ResultController extends ModelListener {
  private final PlayModel model;
  private final ReviewModel review;
  private final ExplanationWords explanationWords;
  private final Words words;
  private final WinnerWords winnerWords;
  private final BoardLook look;
  private final Rematch rematch;
  private final BiConsumer<Rule, Node> showRule;
  private final Celebrated celebrated;

  @FXML private Pane whole;
  @FXML private VBox result;
  @FXML private Pane leaves;
  @FXML private Pane winnerIcon;
  @FXML private Label winner;
  @FXML private Label reason;
  @FXML private Button source;
  @FXML private Label score;
  @FXML private Label adjusted;
  @FXML private Button again;
  @FXML private Button other;
  @FXML private Button exchange;
  @FXML private Button reviewGame;
  @FXML private Button close;

  /// Who is celebrated, and what is different from now on.
  ///
  /// @param faces the face or emblem of a side
  /// @param change what changed about the opponent that adjusts
  /// @param opponentName the name of a character in a language
  /// @param moving whether things may move; not where somebody wants no motion
  record Celebrated(
      Function<Side, Optional<Node>> faces,
      ObservableValue<Optional<AdaptiveDifficulty.Change>> change,
      BiFunction<String, Language, String> opponentName,
      BooleanSupplier moving) {}

  /// Begins the next game.
  interface Rematch {
    void again();

    void exchanged(Outcome outcome);

    /// Goes to the choice of another game.
    void other();
  }

  ResultController(
      PlayModel model,
      ReviewModel review,
      GameWords said,
      BoardLook look,
      Rematch rematch,
      BiConsumer<Rule, Node> showRule,
      Celebrated celebrated) {
    this.celebrated = celebrated;
    this.model = model;
    this.review = review;
    explanationWords = said.explanations();
    winnerWords = said.winner();
    words = said.words();
    this.look = look;
    this.rematch = rematch;
    this.showRule = showRule;
  }

  @FXML
  private void initialize() {
    again.setOnAction(_ -> rematch.again());
    exchange.setOnAction(_ -> model.snapshot().outcome().ifPresent(rematch::exchanged));
    other.setOnAction(_ -> rematch.other());
    reviewGame.setOnAction(_ -> {
      model.resultShownProperty().set(false);
      review.begin();
    });
    close.setOnAction(_ -> model.resultShownProperty().set(false));
    ReadOnlyBooleanProperty shown = model.resultVisibleProperty();
    whole.visibleProperty().bind(shown);
    whole.managedProperty().bind(shown);
    result.visibleProperty().bind(shown);
    result.managedProperty().bind(shown);
    FallingLeaves falling = new FallingLeaves(leaves);
    listen(
        model.snapshotProperty().subscribe(snapshot -> snapshot.outcome().ifPresent(this::show)),
        // It is counted only after the result is shown.
        celebrated.change().subscribe(this::tell),
        review.stateProperty().subscribe(_ -> offerReview()),
        shown.subscribe((_, now) -> {
          if (now) {
            Nodes.afterLosingFocus(result, _ -> takeFocus());
          }
        }),
        // Only who was there when the game ended has something to celebrate.
        model
            .snapshotProperty()
            .subscribe((before, now) -> {
              if (before.isOngoing() && now.outcome().isPresent()) {
                // The last move comes first, and with it the result.
                Platform.runLater(this::tellStanding);
                if (celebrated.moving().getAsBoolean() && isWonByPerson(now)) {
                  Nodes.afterNextFrame(whole, falling::begin);
                }
              }
            }),
        () -> {
          whole.visibleProperty().unbind();
          whole.managedProperty().unbind();
          result.visibleProperty().unbind();
          result.managedProperty().unbind();
          falling.end();
        });
  }

  private boolean isWonByPerson(GameSnapshot over) {
    Optional<Side> winner = over.outcome().flatMap(Outcome::winner);
    return winner.filter(side -> !model.setup().players().of(side).isComputer()).isPresent();
  }

  /// Whoever had the focus on what is of no use any more, such as giving up, goes on with the
  /// result.
  private void takeFocus() {
    Stream.of(again, exchange).filter(Node::isVisible).findFirst().ifPresent(Node::requestFocus);
  }

  /// Says what follows from the result, which itself is told with the last move.
  private void tellStanding() {
    Stream.of(score, adjusted)
        .filter(Node::isVisible)
        .forEach(each -> Announcement.say(whole, each.getText()));
  }

  private void offerReview() {
    boolean wanted = review.stateProperty().get() instanceof ReviewModel.State.NotAsked;
    Nodes.show(reviewGame, wanted && model.snapshot().ply() > 0);
  }

  private void show(Outcome outcome) {
    offerReview();
    winnerIcon.getChildren().clear();
    for (Side side : outcome.winner().map(List::of).orElse(List.of(Side.values()))) {
      winnerIcon
          .getChildren()
          .add(new PieceIcon(look, side == Side.ATTACKERS ? Piece.ATTACKER : Piece.KING));
    }
    outcome
        .winner()
        .flatMap(celebrated.faces())
        .ifPresent(face -> winnerIcon.getChildren().addFirst(face));
    Statement said = explanationWords.narrator().tell(outcome);
    Optional<String> named = winnerWords.of(outcome);
    winner.setText(named.orElse(said.text()));
    reason.setText(said.text());
    Nodes.show(reason, named.isPresent());
    Nodes.show(source, said.rule().isPresent());
    said.rule()
        .ifPresent(rule -> {
          source.setText(explanationWords.narrator().source(rule));
          source.setOnAction(_ -> showRule.accept(rule, source));
        });
    score(model.setup().match().after(outcome, model.snapshot().ply()));
  }

  private void score(Match match) {
    boolean ofTwo = model.setup().terms().twoGames();
    boolean first = ofTwo && match.results().size() % 2 == 1;
    Nodes.show(score, ofTwo || match.results().size() > 1);
    score.setText(ofTwo ? standing(match, first) : points(match));
    boolean exchanged = first || model.setup().terms().pupil().isPresent();
    Nodes.show(again, !exchanged);
    Nodes.show(exchange, exchanged);
    Nodes.show(other, !first);
    exchange.setText(words.say(first ? "match.second" : "result.exchange"));
    if (first && !exchange.getStyleClass().contains("primary")) {
      exchange.getStyleClass().add("primary");
    }
  }

  private void tell(Optional<AdaptiveDifficulty.Change> change) {
    Nodes.show(adjusted, change.isPresent());
    adjusted.setText(change.map(this::sentence).orElse(""));
  }

  private String points(Match match) {
    return words.say(
        "result.score",
        match.results().size(),
        player(0),
        player(1),
        points(match, 0),
        points(match, 1));
  }

  /// Returns how a match of two games stands, or who has won it.
  private String standing(Match match, boolean first) {
    if (first) {
      int moves = match.results().getLast().moves();
      return words.say("match.first", moves);
    }
    String score = points(match);
    Optional<Integer> leader = match.leader();
    if (leader.isEmpty()) {
      return words.say("match.draw") + " " + score;
    }
    int winner = leader.get();
    boolean byMoves = match.points(0) == match.points(1);
    return byMoves
        ? words.say(
            "match.won-by-moves",
            player(winner),
            match.movesNeeded(winner),
            match.movesNeeded(1 - winner))
        : words.say("match.won", player(winner)) + " " + score;
  }

  private String sentence(AdaptiveDifficulty.Change change) {
    return switch (change) {
      case AdaptiveDifficulty.Change.AssistanceTaken(Assistance assistance) ->
          words.say("adapted.taken." + Tag.of(assistance));
      case AdaptiveDifficulty.Change.AssistanceGiven(Assistance assistance) ->
          words.say("adapted.given." + Tag.of(assistance));
      case AdaptiveDifficulty.Change.Stronger(String id) ->
          words.say("adapted.stronger", celebrated.opponentName().apply(id, words.language()));
      case AdaptiveDifficulty.Change.Weaker(String id) ->
          words.say("adapted.weaker", celebrated.opponentName().apply(id, words.language()));
    };
  }

  private String player(int player) {
    boolean attacks = player == model.setup().match().attacker();
    String name = winnerWords.player(attacks ? Side.ATTACKERS : Side.DEFENDERS);
    return name.isEmpty() ? words.say("player", player + 1) : name;
  }

  private String points(Match match, int player) {
    return NumberFormat.getInstance(words.language().locale())
        .format(match.points(player))
        .replaceFirst("^0[.,]5$", "½")
        .replaceFirst("[.,]5$", "½");
  }

  /// Returns whether the game is over with its result put aside.
  static boolean isPutAside(PlayModel model) {
    Optional<Outcome> outcome = model.snapshot().outcome();
    return outcome.isPresent() && !model.resultShownProperty().get();
  }
}
