package hnefi.ui.play.screen;

import hnefi.coach.Reason;
import hnefi.coach.Review;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.Nodes;
import hnefi.notation.MoveNumber;
import hnefi.notation.MoveText;
import hnefi.rules.Move;
import hnefi.text.Sentences;
import hnefi.text.Tag;
import hnefi.text.Text;
import hnefi.text.Words;
import hnefi.ui.play.coach.MistakeChapter;
import hnefi.ui.play.coach.ReviewModel;
import hnefi.ui.play.session.PlayModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The coach's look back at a finished game: how it went, the moves that changed it most, and what
/// was better.
final class ReviewController extends ModelListener {
  /// More reasons than these are told when they are asked for.
  private static final int FIRST_REASONS = 2;

  private final PlayModel model;
  private final ReviewModel review;
  private final CoachStatements coachStatements;
  private final Words words;
  private final Function<String, Optional<Chapter>> chapters;

  @FXML private VBox reviewPart;
  @FXML private VBox working;
  @FXML private ProgressBar progress;
  @FXML private VBox ready;
  @FXML private EvaluationGraph graph;
  @FXML private Label summary;
  @FXML private VBox moments;

  /// A chapter that teaches about a mistake, and the way there.
  record Chapter(Text title, Runnable open) {}

  /// @param chapters finds a chapter by its id
  ReviewController(
      PlayModel model,
      ReviewModel review,
      CoachStatements coachStatements,
      Words words,
      Function<String, Optional<Chapter>> chapters) {
    this.model = model;
    this.review = review;
    this.coachStatements = coachStatements;
    this.words = words;
    this.chapters = chapters;
  }

  @FXML
  private void initialize() {
    listen(
        model.snapshotProperty().subscribe(_ -> appear()),
        review.stateProperty().subscribe(this::show));
  }

  private void appear() {
    boolean begun = !(review.stateProperty().get() instanceof ReviewModel.State.NotAsked);
    Nodes.show(reviewPart, begun && !model.snapshot().isOngoing());
  }

  private void show(ReviewModel.State state) {
    appear();
    Nodes.show(working, state instanceof ReviewModel.State.Working);
    Nodes.show(ready, state instanceof ReviewModel.State.Ready);
    moments.getChildren().clear();
    switch (state) {
      case ReviewModel.State.NotAsked _ -> {}
      case ReviewModel.State.Working(int done, int of) ->
          progress.setProgress(of == 0 ? 1 : (double) done / of);
      case ReviewModel.State.Ready(Review found) -> {
        summary.setText(words.say("review.summary", found.mistakes().size()));
        graph.show(
            found.winningChances(),
            found.mistakes().stream().map(each -> each.ply() + 1).toList(),
            model.browser()::lookAtGame);
        found.mistakes().forEach(each -> moments.getChildren().add(card(each)));
        found.mistakes().stream().findFirst().ifPresent(this::offerChapter);
      }
    }
  }

  /// Leads from the first mistake to the chapter that teaches about it.
  private void offerChapter(Review.Mistake first) {
    chapters
        .apply(MistakeChapter.of(first))
        .ifPresent(chapter -> {
          String title = chapter.title().in(words.language());
          Button button = new Button(words.say("review.chapter", title));
          button.setId("review-chapter");
          button.setGraphic(new Icon(BootstrapIcons.BOOK));
          button.getStyleClass().addAll("flat", "quiet");
          button.setWrapText(true);
          button.setMinHeight(Region.USE_PREF_SIZE);
          button.setOnAction(_ -> chapter.open().run());
          moments.getChildren().add(1, button);
        });
  }

  private Node card(Review.Mistake mistake) {
    Runnable there = () -> model.browser().lookAtGame(mistake.ply() + 1);
    Runnable line = () -> review.show(mistake);
    List<Node> parts = new ArrayList<>();
    String played =
        words.say(
            "review.played." + Tag.of(mistake.played().piece().side()),
            MoveNumber.of(mistake.ply() + 1),
            text(mistake.played().move()));
    parts.add(Labels.wrapped(played, "review-move"));
    parts.add(reasons(mistake.drawbacks(), there));
    String better = words.say("review.better", text(mistake.better().move()));
    parts.add(Labels.wrapped(better, "review-better"));
    parts.add(reasons(mistake.merits(), line));
    Button play = button("review.line", line);
    play.getStyleClass().add("play-line");
    FlowPane buttons = new FlowPane(button("review.there", there), play);
    buttons.getStyleClass().add("card-buttons");
    parts.add(buttons);
    VBox card = new VBox(parts.toArray(Node[]::new));
    card.getStyleClass().add("review-moment");
    // The buttons of all cards are called the same.
    card.setAccessibleText(Sentences.join(played, better));
    return card;
  }

  /// What speaks for a move is lit up where that move is shown.
  private Node reasons(List<Reason> why, Runnable place) {
    List<StatementBox> all = coachStatements.boxes(why, why.size(), place);
    VBox told = new VBox();
    told.getStyleClass().add("statements");
    int more = all.size() - FIRST_REASONS;
    // To fold up a single sentence would gain nothing.
    told.getChildren().addAll(more > 1 ? all.subList(0, FIRST_REASONS) : all);
    if (more > 1) {
      Button unfold = new Button(words.say("review.more", more));
      unfold.getStyleClass().addAll("flat", "quiet", "more-reasons");
      unfold.setOnAction(_ -> told.getChildren().setAll(all));
      told.getChildren().add(unfold);
    }
    return told;
  }

  private Button button(String key, Runnable action) {
    Button button = new Button(words.say(key));
    button.getStyleClass().add("slim");
    button.setOnAction(_ -> action.run());
    return button;
  }

  private static String text(Move move) {
    return MoveText.write(move).replace('-', '–');
  }
}
