package hnefi.ui.board;

import hnefi.board.Square;
import hnefi.rules.Move;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The moves that somebody makes on a board: what may be picked up and where it may go, the piece
/// in hand, and who hears of every attempted move, legal or not.
///
/// ```java
/// input.setMovable(square -> model.mayMove(square));
/// input.setDestinations(square -> model.destinations(square));
/// input.setOnMove(move -> model.attempt(move)); // Turn: board.play(turn); Refusal: say why
/// input.setOnTap(square -> model.explain(square));
/// ```
///
/// Both functions are asked anew at each touch, so they may look at state that changes. After an
/// attempt that changes nothing the piece stays in hand, so that another square can be tried; it is
/// let go by Escape, by a second tap, by a tap or drop beside the board, and by any new
/// arrangement. Whoever taps the piece right after such an attempt means to pick it up.
public final class MoveInput {
  private final ReadOnlyObjectWrapper<@Nullable Square> selected =
      new ReadOnlyObjectWrapper<>(this, "selected");
  private boolean refused;
  private Predicate<Square> movable = _ -> false;
  private Optional<Function<Square, Set<Square>>> destinations = Optional.empty();
  private Consumer<Move> onMove = _ -> {};
  private Consumer<Square> onTap = _ -> {};
  private Consumer<@Nullable Square> onSelect = _ -> {};
  private Consumer<Square> onDropBeside = _ -> {};

  MoveInput() {}

  // --- What may be touched

  /// Sets the squares whose piece may be picked up now.
  public void setMovable(Predicate<Square> test) {
    movable = test;
  }

  /// Returns whether the piece on a square may be picked up now.
  public boolean isMovable(Square square) {
    return movable.test(square);
  }

  /// Sets where the piece on a square may go; asked when it is picked up.
  public void setDestinations(Function<Square, Set<Square>> function) {
    destinations = Optional.of(function);
  }

  /// Returns whether pieces may go only to some squares; in an editor they may go anywhere.
  public boolean hasDestinations() {
    return destinations.isPresent();
  }

  /// Returns where the piece on a square may go, as far as that was set.
  public Set<Square> destinations(Square from) {
    return destinations.map(each -> each.apply(from)).orElse(Set.of());
  }

  // --- Who hears of it

  /// Sets who hears of every attempted move, legal or not: a drop on another square, or a tap on a
  /// square while a piece is in hand.
  public void setOnMove(Consumer<Move> listener) {
    onMove = listener;
  }

  /// Sets who hears of a tap on a square when nothing is in hand and nothing can be picked up
  /// there.
  public void setOnTap(Consumer<Square> listener) {
    onTap = listener;
  }

  /// Sets who hears of a piece picked up, or null when it is let go.
  public void setOnSelect(Consumer<@Nullable Square> listener) {
    onSelect = listener;
  }

  /// Sets who hears from which square a piece was dragged off the board.
  public void setOnDropBeside(Consumer<Square> listener) {
    onDropBeside = listener;
  }

  // --- The piece in hand

  /// The square of the piece in hand, null for none.
  public ReadOnlyObjectProperty<@Nullable Square> selectedProperty() {
    return selected.getReadOnlyProperty();
  }

  public @Nullable Square getSelected() {
    return selected.get();
  }

  /// Picks up the piece on a square, as a tap would.
  public void select(Square square) {
    if (!square.equals(getSelected())) {
      refused = false;
      selected.set(square);
      onSelect.accept(square);
    }
  }

  /// Lets go of the piece in hand, if there is one.
  public void letGo() {
    if (getSelected() != null) {
      selected.set(null);
      onSelect.accept(null);
    }
  }

  /// Returns where the piece in hand may go; nowhere if there is none.
  Set<Square> destinations() {
    Square inHand = getSelected();
    return inHand == null ? Set.of() : destinations(inHand);
  }

  // --- Moves

  /// A tap or key on a square: picks up, moves, lets go or asks.
  public void touch(Square square) {
    Square inHand = getSelected();
    boolean again = refused;
    refused = false;
    if (square.equals(inHand)) {
      if (!again) {
        letGo();
      }
    } else if (isMovable(square)) {
      select(square);
    } else if (inHand == null) {
      onTap.accept(square);
    } else {
      attempt(new Move(inHand, square));
    }
  }

  /// Tries a move, as a drop would.
  public void attempt(Move move) {
    onMove.accept(move);
    refused = move.from().equals(getSelected());
  }

  void dropBeside(Square from) {
    letGo();
    onDropBeside.accept(from);
  }
}
