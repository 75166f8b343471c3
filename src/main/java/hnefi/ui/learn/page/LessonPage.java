package hnefi.ui.learn.page;

import hnefi.board.Square;
import hnefi.content.Edition;
import hnefi.fx.speech.Announcement;
import hnefi.fx.theme.Appearance;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Nodes;
import hnefi.narration.BoardMarks;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.text.Text;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.MarkLegend;
import hnefi.ui.board.command.BoardCommand;
import hnefi.ui.board.command.BoardCommands;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;

/// The parts of a lesson page that a step fills: the picture, the text, what is answered, what can
/// be done, and where it comes from.
final class LessonPage {
  /// How an answer sounds.
  enum Tone {
    PLAIN,
    GOOD,
    WRONG
  }

  private static final PseudoClass GOOD = PseudoClass.getPseudoClass("good");
  private static final PseudoClass BARE = PseudoClass.getPseudoClass("bare");
  private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

  private final LessonContext context;
  private Optional<BoardControl> board = Optional.empty();

  @FXML private PictureAndText whole;
  @FXML private StackPane picture;
  @FXML private ScrollPane scroll;
  @FXML private Label text;
  @FXML private Label longest;
  @FXML private Pane answer;
  @FXML private Icon answerSign;
  @FXML private Label answerText;
  @FXML private Pane actions;
  @FXML private Pane sources;
  @FXML private Button cite;
  @FXML private Label made;
  @FXML private Button playThis;
  @FXML private MarkLegend legend;
  @FXML private Pane asides;

  private String pointing = "";

  LessonPage(LessonContext context) {
    this.context = context;
  }

  @FXML
  private void initialize() {
    // Where the text has to scroll, what is answered comes into view.
    answerText
        .textProperty()
        .subscribe((_, said) -> {
          if (!said.isEmpty()) {
            Platform.runLater(this::showAnswer);
          }
        });
    Nodes.keepWithin(cite, sources);
  }

  private void showAnswer() {
    scroll.layout(); // The answer just came and has no place yet.
    double room = scroll.getViewportBounds().getHeight();
    double hidden = scroll.getContent().getLayoutBounds().getHeight() - room;
    if (hidden > 0) {
      scroll.setVvalue(Math.clamp((answer.getBoundsInParent().getMaxY() - room) / hidden, 0, 1));
    }
  }

  /// Whether the text wants for height.
  ReadOnlyBooleanProperty lowProperty() {
    return whole.lowProperty();
  }

  LessonContext context() {
    return context;
  }

  /// Empties the page.
  void clear() {
    picture.getChildren().clear();
    board = Optional.empty();
    legend.clear();
    actions.getChildren().clear();
    asides.getChildren().clear();
    showSources(true);
    text.setText("");
    longest.setText("");
    scroll.setVvalue(0);
    quiet();
    point(BoardMarks.NONE);
  }

  /// Hangs a board as the picture.
  BoardControl hang(Edition edition, Position position) {
    BoardControl hung = context.board(edition);
    hung.setId("lesson-board");
    hung.setArrangement(position.board());
    legend.explain(hung);
    hung.marksProperty().subscribe(this::point);
    hang(hung);
    board = Optional.of(hung);
    return hung;
  }

  void hang(Node other) {
    picture.getChildren().setAll(other);
  }

  /// Says something to whoever listens that others can see.
  void announce(String words) {
    // What a scroll pane holds belongs to the scene only when the pane has got its skin.
    Announcement.say(picture, words);
  }

  /// Says which answers can be given, to whoever does not see them.
  void announceAnswers(List<Button> answers) {
    announce(
        context.say(
            "spoken.answers",
            answers.stream().map(Button::getText).collect(Collectors.joining("; "))));
  }

  /// Lets the board answer what only the step knows.
  ///
  /// @param shown the position on the board
  void listen(Supplier<Optional<Position>> shown) {
    board.flatMap(BoardCommands::of).ifPresent(commands -> commands.setPosition(shown));
  }

  /// Lets the key for a hint at the board do what the button does.
  void hintAtBoard(Runnable hint) {
    board
        .flatMap(BoardCommands::of)
        .ifPresent(commands ->
            commands.answer(
                BoardCommand.HINT,
                () -> {
                  hint.run();
                  return Optional.of("");
                }));
  }

  void say(Text words) {
    say(context.say(words));
  }

  /// Keeps room for the longest of these texts, so that what stands below stays where it is.
  void reserve(Stream<Text> texts) {
    longest.setText(
        texts.map(context::say).max(Comparator.comparingInt(String::length)).orElse(""));
  }

  void say(String words) {
    show(words);
    announce(words);
  }

  /// Shows words that were said before.
  void show(String words) {
    text.setText(words);
    speak();
  }

  boolean isSaying(String words) {
    return text.getText().equals(words);
  }

  void answer(Tone tone, Text words) {
    answer(tone, context.say(words));
  }

  void answer(Tone tone, String words) {
    answer(tone, words, words);
  }

  /// @param spoken what whoever listens is told instead
  void answer(Tone tone, String words, String spoken) {
    answerText.setText(words);
    answerSign.setSign(
        switch (tone) {
          case PLAIN -> "bi-info-circle";
          case GOOD -> "bi-check-circle";
          case WRONG -> "bi-arrow-counterclockwise";
        });
    answer.pseudoClassStateChanged(GOOD, tone == Tone.GOOD);
    answer.pseudoClassStateChanged(WRONG, tone == Tone.WRONG);
    Nodes.show(answer, !words.isEmpty());
    announce(spoken);
  }

  /// Says something more than what was answered.
  void add(String words) {
    String said = answerText.getText();
    if (said.isEmpty()) {
      answer(Tone.PLAIN, words);
    } else if (!said.endsWith(words)) {
      answerText.setText(said + " " + words);
      announce(words);
    }
  }

  void quiet() {
    answer(Tone.PLAIN, "");
  }

  /// Does without the line that says where the step comes from, because every sentence does.
  void hideSources() {
    showSources(false);
  }

  private void showSources(boolean shown) {
    Nodes.show(sources, shown);
    scroll.pseudoClassStateChanged(BARE, !shown);
  }

  /// Says in words what is pointed at on the board, to who cannot see it.
  private void point(BoardMarks marks) {
    List<String> said = new ArrayList<>();
    Set<Square> circles = marks.of(BoardMarks.Kind.CIRCLE);
    if (!circles.isEmpty()) {
      List<String> names = circles.stream().sorted().map(SquareText::write).toList();
      said.add(context.say("mark.circles", names.size(), context.list(names)));
    }
    List<Move> arrows = marks.arrows();
    if (!arrows.isEmpty()) {
      List<String> names =
          arrows.stream()
              .map(each ->
                  context.say(
                      "mark.line", SquareText.write(each.from()), SquareText.write(each.to())))
              .toList();
      said.add(context.say("mark.arrows", names.size(), context.list(names)));
    }
    pointing = said.isEmpty() ? "" : context.say("marks", String.join("; ", said));
    speak();
    announce(pointing);
  }

  private void speak() {
    text.setAccessibleText(pointing.isEmpty() ? null : text.getText() + " " + pointing);
  }

  /// Adds something that can be done.
  Button action(String id, String sign, Runnable action) {
    return action(id, context.say("action." + id), sign, action);
  }

  Button action(String id, String words, String sign, Runnable action) {
    Button button = button(id, words, sign, action);
    button.setWrapText(true);
    Nodes.keepWithin(button, actions);
    actions.getChildren().add(button);
    return button;
  }

  /// Does what the button of an action does, as long as it can be pressed.
  void press(String id) {
    actions.getChildren().stream()
        .filter(each -> ("step-" + id).equals(each.getId()) && each.isVisible())
        .filter(Button.class::isInstance)
        .forEach(each -> ((Button) each).fire());
  }

  /// Returns whether the keyboard is at something that can no longer be done.
  boolean isFocusLost() {
    return actions.getChildren().stream()
        .anyMatch(each -> each.isFocused() && (!each.isVisible() || each.isDisabled()));
  }

  /// Returns whether the keyboard is at the board.
  boolean isBoardUsedByKeys() {
    return board.flatMap(Nodes::focusOwnerIn).filter(Appearance::isByKeys).isPresent();
  }

  /// Adds something that can be done to what a row holds.
  void action(Node node) {
    actions.getChildren().add(node);
  }

  /// Adds something that can be done beside the sources, where there is little room.
  void aside(String id, String sign, Runnable action) {
    Button button = button(id, context.say("action." + id), sign, action);
    button.getStyleClass().add("flat");
    asides.getChildren().add(button);
  }

  private static Button button(String id, String words, String sign, Runnable action) {
    Button button = new Button(words, new Icon(sign));
    button.setId("step-" + id);
    button.setOnAction(_ -> action.run());
    return button;
  }

  /// Says where the step comes from.
  ///
  /// @param origin how its diagram came about, as a key
  /// @param more opens more about it beside a node
  void source(String words, String origin, Consumer<Node> more) {
    made.setText(context.say("made." + origin));
    made.setTooltip(new Tooltip(context.say("made.long." + origin)));
    cite.setText(words);
    cite.setOnAction(_ -> more.accept(cite));
  }

  /// Offers to play what the board shows, if that can be done.
  void offer(boolean playable, Runnable game) {
    Nodes.setOnSlowAction(playThis, game);
    Nodes.show(playThis, playable);
  }
}
