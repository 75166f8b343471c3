package hnefi.ui.play.editor;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.BoardTransform;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.content.Edition;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.SetUpFault;
import hnefi.rules.StartPosition;
import hnefi.session.Players;
import hnefi.ui.route.GameRoute;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/// A position that somebody sets up, with everything that was done to it, to be taken back.
///
/// There is never more than one king: placing him moves him.
public final class EditorModel {
  /// The narrowest board that can be chosen, in squares to a side.
  static final int SMALLEST = 7;

  private final ReadOnlyObjectWrapper<EditorPosition> position;
  private final ReadOnlyObjectWrapper<Optional<BoardEdit>> latest =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<List<SetUpFault>> faults = new ReadOnlyObjectWrapper<>();
  private final ObjectProperty<Tool> tool = new SimpleObjectProperty<>(Tool.MOVE);
  private final BooleanProperty symmetric = new SimpleBooleanProperty(false);
  private final ObjectProperty<Edition> edition;
  private final Deque<EditorPosition> past = new ArrayDeque<>();
  private final Deque<EditorPosition> future = new ArrayDeque<>();

  /// @param edition whose rules the position is checked by at first
  public EditorModel(Arrangement board, Side toMove, Edition edition) {
    position = new ReadOnlyObjectWrapper<>(new EditorPosition(board, toMove));
    this.edition = new SimpleObjectProperty<>(edition);
    position.subscribe(_ -> check());
    this.edition.subscribe(_ -> check());
  }

  private void check() {
    faults.set(SetUpFault.of(board(), position.get().toMove(), edition.get().rules()));
  }

  Arrangement board() {
    return position.get().board();
  }

  ReadOnlyObjectProperty<EditorPosition> positionProperty() {
    return position.getReadOnlyProperty();
  }

  /// What was last done.
  ReadOnlyObjectProperty<Optional<BoardEdit>> latestProperty() {
    return latest.getReadOnlyProperty();
  }

  /// What is wrong or odd about the position under the chosen rules.
  ReadOnlyObjectProperty<List<SetUpFault>> faultsProperty() {
    return faults.getReadOnlyProperty();
  }

  ObjectProperty<Tool> toolProperty() {
    return tool;
  }

  /// Whether a piece is placed and taken off on all squares that belong together when the board is
  /// turned and mirrored.
  BooleanProperty symmetricProperty() {
    return symmetric;
  }

  /// By whose rules the position is checked and would be played.
  ObjectProperty<Edition> editionProperty() {
    return edition;
  }

  /// Returns whether a game can begin like this under the chosen rules.
  boolean isPlayable() {
    return faults.get().stream().noneMatch(each -> each.kind().prevents());
  }

  /// Returns whether a game can begin like this under any rules.
  boolean isSound() {
    return SetUpFault.of(board()).isEmpty();
  }

  /// Returns the position as a game would begin with it; nothing as long as none can.
  Optional<Position> beginning() {
    return Optional.of(position.get())
        .filter(each -> Position.faultOf(each.board()).isEmpty())
        .map(each -> new Referee(edition.get().rules()).setUp(each.board(), each.toMove()));
  }

  // --- Pieces

  /// Does what the tool does. A piece placed on its like is taken off again.
  void tap(Square square) {
    tool.get().piece().ifPresentOrElse(piece -> toggle(square, piece), () -> remove(square));
  }

  private void toggle(Square square, Piece piece) {
    if (board().at(square) == piece) {
      remove(square);
    } else {
      place(square, piece);
    }
  }

  /// Places a piece, and its like on the squares that belong to it. The king is placed alone.
  void place(Square square, Piece piece) {
    if (piece == Piece.KING) {
      Arrangement kingless = board().without(board().squaresOf(Piece.KING));
      change(kingless.with(square, piece), new BoardEdit.Placed(piece, List.of(square)));
      return;
    }
    Arrangement changed = board();
    List<Square> squares = together(square);
    for (Square each : squares) {
      changed = changed.with(each, piece);
    }
    change(changed, new BoardEdit.Placed(piece, squares));
  }

  /// Empties the square and those that belong to it.
  void remove(Square square) {
    List<Square> occupied =
        together(square).stream().filter(each -> !board().isEmpty(each)).toList();
    if (!occupied.isEmpty()) {
      change(board().without(occupied), new BoardEdit.Removed(occupied));
    }
  }

  /// Carries a piece to another square, whatever stands there.
  void move(Move move) {
    Piece piece = board().at(move.from());
    if (piece != null) {
      Arrangement changed = board().without(List.of(move.from())).with(move.to(), piece);
      change(changed, new BoardEdit.Moved(piece, move));
    }
  }

  private List<Square> together(Square square) {
    return symmetric.get()
        ? Arrays.stream(BoardTransform.values())
            .map(each -> each.apply(square, board().size()))
            .distinct()
            .sorted()
            .toList()
        : List.of(square);
  }

  // --- The whole position

  void clear() {
    change(Arrangement.of(board().size(), Map.of()), new BoardEdit.Replaced());
  }

  /// Begins anew with another position.
  void startFrom(Arrangement other) {
    change(other, new BoardEdit.Replaced());
  }

  /// Takes another board and leaves the pieces in its middle.
  void resize(BoardSize size) {
    change(board().on(size), new BoardEdit.Replaced());
  }

  void setToMove(Side side) {
    if (side != position.get().toMove()) {
      remember();
      position.set(new EditorPosition(board(), side));
    }
  }

  private void change(Arrangement changed, BoardEdit how) {
    if (!changed.equals(board())) {
      remember();
      position.set(position.get().with(changed));
      latest.set(Optional.of(how));
    }
  }

  // --- Taking back

  private void remember() {
    past.push(position.get());
    future.clear();
  }

  boolean canUndo() {
    return !past.isEmpty();
  }

  boolean canRedo() {
    return !future.isEmpty();
  }

  void undo() {
    if (canUndo()) {
      future.push(position.get());
      position.set(past.pop());
      latest.set(Optional.of(new BoardEdit.Undone()));
    }
  }

  void redo() {
    if (canRedo()) {
      past.push(position.get());
      position.set(future.pop());
      latest.set(Optional.of(new BoardEdit.Redone()));
    }
  }

  // --- Playing

  /// Returns the game that begins here.
  GameRoute game(Players players) {
    StartPosition start = new StartPosition(board(), position.get().toMove());
    return new GameRoute(edition.get().name(), Optional.of(start), players);
  }
}
