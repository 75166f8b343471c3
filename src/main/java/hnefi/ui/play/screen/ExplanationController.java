package hnefi.ui.play.screen;

import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Nodes;
import hnefi.narration.Statement;
import hnefi.rules.Outcome;
import hnefi.rules.Rule;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.play.coach.CoachModel;
import hnefi.ui.play.coach.ReviewModel;
import hnefi.ui.play.session.ExplanationTopic;
import hnefi.ui.play.session.GameSnapshot;
import hnefi.ui.play.session.PlayModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import javafx.fxml.FXML;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The words beside the board: what happened and why, and where one is while looking back.
final class ExplanationController extends ModelListener {
  private final PlayModel model;
  private final CoachModel coach;
  private final ReviewModel review;
  private final ExplanationWords explanationWords;
  private final WinnerWords winnerWords;
  private final Words words;
  private final BiConsumer<Rule, Node> showRule;
  private final List<StatementBox> boxes = new ArrayList<>();
  private boolean reviewed;
  private double reviewAt;

  @FXML private VBox looking;
  @FXML private Label lookingText;
  @FXML private Button toStart;
  @FXML private Button stepBack;
  @FXML private Button stepOn;
  @FXML private Button toEnd;
  @FXML private Button toGame;
  @FXML private Button continueHere;
  @FXML private Button keepVariation;
  @FXML private ScrollPane scroll;
  @FXML private VBox body;
  @FXML private VBox statements;
  @FXML private Button tellTurn;
  @FXML private Button showResult;
  @FXML private Label first;
  @FXML private Region reviewPart;

  /// @param showRule shows what the books say on a rule, near a node
  ExplanationController(
      PlayModel model,
      CoachModel coach,
      ReviewModel review,
      GameWords said,
      BiConsumer<Rule, Node> showRule) {
    this.model = model;
    this.coach = coach;
    this.review = review;
    explanationWords = said.explanations();
    winnerWords = said.winner();
    words = said.words();
    this.showRule = showRule;
  }

  @FXML
  private void initialize() {
    toStart.setOnAction(_ -> model.browser().lookAt(0));
    stepBack.setOnAction(_ -> model.browser().lookBack());
    stepOn.setOnAction(_ -> model.browser().lookForward());
    toGame.setOnAction(_ -> model.browser().lookAtGame());
    toEnd.setOnAction(_ -> model.browser().lookAtEnd());
    keepVariation.setOnAction(_ -> model.browser().keepVariation());
    continueHere.setOnAction(_ -> model.continueHere());
    tellTurn.setOnAction(_ -> model.tellTurn());
    showResult.setOnAction(_ -> model.resultShownProperty().set(true));
    listen(
        model.snapshotProperty().subscribe(this::showPlace),
        model.snapshotProperty().subscribe(_ -> offerResult()),
        model.snapshotProperty().subscribe(_ -> reviewed = false),
        model.resultShownProperty().subscribe(_ -> offerResult()),
        model.explanation().subjectProperty().subscribe(_ -> tell()),
        model.resultVisibleProperty().subscribe(_ -> tell()),
        model.explanation().litProperty().subscribe(_ -> light()),
        coach.hintProperty().subscribe(_ -> scroll.setVvalue(0)),
        coach.threatsProperty().subscribe(_ -> scroll.setVvalue(0)),
        review
            .stateProperty()
            .subscribe(state -> reviewed = state instanceof ReviewModel.State.Ready),
        reviewPart.layoutYProperty().subscribe(_ -> showReview()),
        body.heightProperty().subscribe(_ -> showReview()));
    // Whatever comes up in between stands above the words and must be seen.
    body.getChildren()
        .forEach(part ->
            part.managedProperty()
                .subscribe(shown -> {
                  if (shown && part.getStyleClass().contains("card")) {
                    scroll.setVvalue(0);
                  }
                }));
  }

  private void showPlace(GameSnapshot snapshot) {
    Nodes.show(looking, snapshot.isLookingAway());
    boolean imagined = snapshot.imagined().isPresent();
    toStart.setDisable(!imagined && snapshot.isFirstShown());
    stepBack.setDisable(snapshot.isFirstShown());
    stepOn.setDisable(snapshot.isLastShown());
    toEnd.setDisable(imagined || snapshot.isLastShown());
    Nodes.show(continueHere, model.mayContinueHere());
    Nodes.show(keepVariation, imagined);
    lookingText.setText(ShownPositionWords.of(snapshot, words));
  }

  /// A review that is ready is read from its beginning, wherever that comes to lie, until one
  /// scrolls.
  private void showReview() {
    double hidden = body.getHeight() - scroll.getViewportBounds().getHeight();
    boolean seen = !model.snapshot().isLookingAway() && reviewPart.isManaged() && hidden > 0;
    if (reviewed && seen && (scroll.getVvalue() == 0 || scroll.getVvalue() == reviewAt)) {
      reviewAt = Math.min(1, reviewPart.getLayoutY() / hidden);
      scroll.setVvalue(reviewAt);
    }
  }

  private void offerResult() {
    Nodes.show(showResult, ResultController.isPutAside(model) && !model.snapshot().isLookingAway());
  }

  private void tell() {
    Optional<Outcome> end = model.snapshot().shown().outcome();
    List<Statement> said =
        explanationWords.statements(model.snapshot(), model.explanation().subject()).stream()
            .map(each -> winnerWords.named(each, end))
            .toList();
    keepBoxes(said.size());
    for (int i = 0; i < said.size(); i++) {
      show(said.get(i), boxes.get(i));
    }
    light();
    hideWhatTheResultSays(said);
    scroll.setVvalue(0);
    boolean aside = !(model.explanation().subject() instanceof ExplanationTopic.Told);
    Nodes.show(tellTurn, aside && model.snapshot().shownTurn().isPresent());
    Nodes.show(first, model.snapshot().line().isEmpty() && model.isPersonsTurn());
    statements.setAccessibleText(
        said.stream().map(Statement::text).collect(Collectors.joining(" ")));
    statements.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  /// Makes as many boxes as there are statements. Those that are there are kept: new ones are
  /// styled anew, which takes longer than a frame.
  private void keepBoxes(int wanted) {
    while (boxes.size() < wanted) {
      int index = boxes.size();
      boxes.add(new StatementBox(() -> model.explanation().light(index)));
      statements.getChildren().add(boxes.getLast());
    }
    while (boxes.size() > wanted) {
      statements.getChildren().remove(boxes.removeLast());
    }
  }

  private void show(Statement said, StatementBox box) {
    box.show(said.text(), said.rule().map(explanationWords.narrator()::source));
    said.rule().ifPresent(rule -> box.setOnSource(near -> showRule.accept(rule, near)));
    List<String> styles = List.of("statement", "kind-" + Tag.of(said.kind()));
    if (!box.getStyleClass().equals(styles)) {
      box.getStyleClass().setAll(styles);
    }
  }

  /// The outcome is not told twice.
  private void hideWhatTheResultSays(List<Statement> said) {
    boolean twice = model.resultVisibleProperty().get();
    for (int i = 0; i < said.size(); i++) {
      boolean shown = !twice || said.get(i).kind() != Statement.Kind.OUTCOME;
      Nodes.show(boxes.get(i), shown);
    }
  }

  private void light() {
    for (int i = 0; i < boxes.size(); i++) {
      boxes.get(i).setLit(model.explanation().litProperty().get().equals(Optional.of(i)));
    }
  }
}
