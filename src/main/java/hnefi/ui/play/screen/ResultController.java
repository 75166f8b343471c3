package hnefi.ui.play.screen;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.content.BoardLook;
import hnefi.game.Match;
import hnefi.narration.Statement;
import hnefi.rules.Outcome;
import hnefi.rules.Rule;
import hnefi.text.Words;
import hnefi.ui.board.PieceIcon;
import hnefi.ui.nav.Disposable;
import hnefi.ui.play.coach.ReviewModel;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.theme.Nodes;
import java.text.NumberFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// How the game ended: who won, by which rule and which passage, and what to do now.
final class ResultController implements Disposable {
  private final PlayModel model;
  private final ReviewModel review;
  private final ExplanationWords explanationWords;
  private final Words words;
  private final WinnerWords winnerWords;
  private final BoardLook look;
  private final Rematch rematch;
  private final BiConsumer<Rule, Node> showRule;
  private Subscription subscription = Subscription.EMPTY;

  @FXML private VBox result;
  @FXML private Pane winnerIcon;
  @FXML private Label winner;
  @FXML private Label reason;
  @FXML private Button source;
  @FXML private Label score;
  @FXML private Button again;
  @FXML private Button exchange;
  @FXML private Button reviewGame;
  @FXML private Button close;

  /// Begins the next game.
  interface Rematch {
    void again();

    void exchanged(Outcome outcome);
  }

  ResultController(
      PlayModel model,
      ReviewModel review,
      ExplanationWords explanationWords,
      Words words,
      WinnerWords winnerWords,
      BoardLook look,
      Rematch rematch,
      BiConsumer<Rule, Node> showRule) {
    this.model = model;
    this.review = review;
    this.explanationWords = explanationWords;
    this.words = words;
    this.winnerWords = winnerWords;
    this.look = look;
    this.rematch = rematch;
    this.showRule = showRule;
  }

  @FXML
  private void initialize() {
    again.setOnAction(_ -> rematch.again());
    exchange.setOnAction(_ -> model.snapshot().outcome().ifPresent(rematch::exchanged));
    reviewGame.setOnAction(_ -> review.begin());
    close.setOnAction(_ -> model.resultShownProperty().set(false));
    var shown =
        Bindings.createBooleanBinding(
            () ->
                model.snapshot().outcome().isPresent()
                    && !model.snapshot().isLookingAway()
                    && model.resultShownProperty().get(),
            model.snapshotProperty(),
            model.resultShownProperty());
    result.visibleProperty().bind(shown);
    result.managedProperty().bind(shown);
    subscription =
        Subscription.combine(
            model
                .snapshotProperty()
                .subscribe(snapshot -> snapshot.outcome().ifPresent(this::show)),
            review.stateProperty().subscribe(_ -> offerReview()),
            () -> {
              result.visibleProperty().unbind();
              result.managedProperty().unbind();
            });
  }

  @Override
  public void dispose() {
    subscription.unsubscribe();
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
    boolean several = match.results().size() > 1;
    Nodes.show(score, several);
    score.setText(
        words.say(
            "result.score",
            match.results().size(),
            player(0),
            player(1),
            points(match, 0),
            points(match, 1)));
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
