package hnefi.ui.play;

import hnefi.rules.Move;
import hnefi.search.Coach;
import hnefi.search.Review;
import hnefi.text.Message;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// The coach's look back at a finished game: the moves that changed it most, and what was better.
final class ReviewController {
  private final PlayModel model;
  private final ReviewModel review;
  private final Words words;
  private final Words coachWords;
  private Subscription subscription = Subscription.EMPTY;

  @FXML private VBox reviewPart;
  @FXML private Button begin;
  @FXML private ProgressBar progress;
  @FXML private Label summary;
  @FXML private VBox moments;

  ReviewController(PlayModel model, ReviewModel review, Words words) {
    this.model = model;
    this.review = review;
    this.words = words;
    coachWords = Coach.words(words.language());
  }

  @FXML
  private void initialize() {
    begin.setOnAction(_ -> review.begin());
    subscription =
        Subscription.combine(
            model
                .momentProperty()
                .subscribe(moment -> showIf(reviewPart, !moment.isOngoing() && moment.ply() > 0)),
            review.stateProperty().subscribe(this::show));
  }

  void dispose() {
    subscription.unsubscribe();
  }

  private void show(ReviewModel.State state) {
    showIf(begin, state instanceof ReviewModel.State.NotAsked);
    showIf(progress, state instanceof ReviewModel.State.Working);
    showIf(summary, state instanceof ReviewModel.State.Ready);
    moments.getChildren().clear();
    switch (state) {
      case ReviewModel.State.NotAsked _ -> {}
      case ReviewModel.State.Working(int done, int of) ->
          progress.setProgress(of == 0 ? 1 : (double) done / of);
      case ReviewModel.State.Ready(Review ready) -> {
        summary.setText(words.say("review.summary", ready.moments().size()));
        ready.moments().forEach(each -> moments.getChildren().add(card(each)));
      }
    }
  }

  private Node card(Review.Moment moment) {
    List<Node> parts = new ArrayList<>();
    parts.add(
        label(
            words.say("review.played", moment.ply() + 1, text(moment.played().move())),
            "review-move"));
    sentences(moment.bad()).forEach(each -> parts.add(label(each, "review-why")));
    parts.add(label(words.say("review.better", text(moment.better().move())), "review-better"));
    sentences(moment.good()).forEach(each -> parts.add(label(each, "review-why")));
    Button there = button("review.there", () -> model.lookAt(moment.ply() + 1));
    Button line = button("review.line", () -> review.show(moment));
    FlowPane buttons = new FlowPane(there, line);
    buttons.getStyleClass().add("card-buttons");
    parts.add(buttons);
    VBox card = new VBox(parts.toArray(Node[]::new));
    card.getStyleClass().add("review-moment");
    return card;
  }

  private Stream<String> sentences(List<Message> why) {
    return why.stream().limit(2).map(coachWords::say);
  }

  private Button button(String key, Runnable action) {
    Button button = new Button(words.say(key));
    button.getStyleClass().add("slim");
    button.setOnAction(_ -> action.run());
    return button;
  }

  private static Label label(String text, String style) {
    Label label = new Label(text);
    label.getStyleClass().add(style);
    label.setWrapText(true);
    label.setMinHeight(Label.USE_PREF_SIZE);
    return label;
  }

  private static String text(Move move) {
    return hnefi.notation.MoveText.write(move).replace('-', '–');
  }

  private static void showIf(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}
