package hnefi.ui.play.editor;

import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.content.Edition;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.speech.Announcement;
import hnefi.narration.BoardMarks;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.rules.SetUpFault;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.command.BoardCommand;
import hnefi.ui.board.command.BoardCommands;
import hnefi.ui.settings.Boards;
import java.util.Collection;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;

/// The board of the editor. A digit places a piece on the square where the cursor is, Delete takes
/// it off.
final class EditorController extends ModelListener {
  private final EditorModel model;
  private final Boards boards;
  private final Words words;

  @FXML private BoardControl board;
  @FXML private Label done;
  @FXML private Pane overlay;

  EditorController(EditorModel model, Boards boards, Words words) {
    this.model = model;
    this.boards = boards;
    this.words = words;
  }

  @FXML
  private void initialize() {
    board
        .moveInput()
        .setMovable(
            square -> model.toolProperty().get() == Tool.MOVE && !model.board().isEmpty(square));
    board.moveInput().setOnMove(model::move);
    board.moveInput().setOnTap(model::tap);
    board.moveInput().setOnDropBeside(model::remove);
    board.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    board.setArrangement(model.board());
    listen(
        model.editionProperty().subscribe(this::dress),
        model.positionProperty().subscribe(now -> board.show(now.board())),
        model.toolProperty().subscribe(_ -> board.moveInput().letGo()),
        model.faultsProperty().subscribe(_ -> mark()),
        // What is done twice is told twice.
        model.latestProperty().subscribe(() -> tell(model.latestProperty().get())));
    tell(model.latestProperty().get());
  }

  BoardControl board() {
    return board;
  }

  /// Returns what floats over everything while a piece is dragged.
  Pane overlay() {
    return overlay;
  }

  private void dress(Edition edition) {
    boards.dress(board, edition);
    BoardCommands.of(board).ifPresent(this::answerAt);
  }

  private void answerAt(BoardCommands commands) {
    commands.setPosition(model::beginning);
    commands.answer(BoardCommand.MOVES, () -> Optional.of(words.say("editor.moves")));
    commands.explainDigits(words.say("editor.digits"));
  }

  private void press(KeyEvent event) {
    // With Shift a digit goes to a file, as on every board.
    if (event.isAltDown() || event.isShortcutDown() || event.isShiftDown()) {
      return;
    }
    Square square = board.cursorSquare();
    switch (event.getCode()) {
      case DIGIT1, NUMPAD1 -> place(event, square, Piece.ATTACKER);
      case DIGIT2, NUMPAD2 -> place(event, square, Piece.DEFENDER);
      case DIGIT3, NUMPAD3 -> place(event, square, Piece.KING);
      case DIGIT0, NUMPAD0, DELETE, BACK_SPACE -> {
        model.remove(square);
        event.consume();
      }
      default -> {}
    }
  }

  private void place(KeyEvent event, Square square, Piece piece) {
    model.place(square, piece);
    event.consume();
  }

  private void mark() {
    BoardMarks marks = BoardMarks.NONE;
    for (SetUpFault each : model.faultsProperty().get()) {
      marks = marks.with(BoardMarks.Kind.DANGER, each.squares());
    }
    board.setMarks(marks);
  }

  private void tell(Optional<BoardEdit> edit) {
    done.setText(edit.map(this::sentence).orElseGet(() -> words.say("editor.help")));
    Announcement.say(board, done.getText());
  }

  private String sentence(BoardEdit edit) {
    return switch (edit) {
      case BoardEdit.Placed(Piece piece, var squares) ->
          words.say("editor.placed", name(piece), squares(squares));
      case BoardEdit.Removed(var squares) -> words.say("editor.removed", squares(squares));
      case BoardEdit.Moved(Piece piece, var move) ->
          words.say("editor.moved", name(piece), MoveText.write(move).replace('-', '–'));
      case BoardEdit.Replaced() -> words.say("editor.replaced");
      case BoardEdit.Undone() -> words.say("editor.undone");
      case BoardEdit.Redone() -> words.say("editor.redone");
    };
  }

  private String name(Piece piece) {
    return words.say("editor.tool." + Tag.of(piece));
  }

  private static String squares(Collection<Square> squares) {
    return String.join(", ", SquareText.write(squares));
  }
}
