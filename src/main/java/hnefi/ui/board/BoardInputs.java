package hnefi.ui.board;

import hnefi.board.Square;
import hnefi.content.BoardLook;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Control;

/// What a [BoardControl] is told: how it looks, what is lit up on it, and what may be touched.
public abstract class BoardInputs extends Control {
  private final ObjectProperty<BoardLook> look =
      new SimpleObjectProperty<>(this, "look", BoardLook.OAK) {
        private BoardLook shown = BoardLook.OAK;

        @Override
        protected void invalidated() {
          getStyleClass().remove(BoardStyles.styleClass(shown));
          shown = get();
          getStyleClass().add(BoardStyles.styleClass(shown));
        }
      };
  private final ObjectProperty<MarkedSquares> signs =
      new SimpleObjectProperty<>(this, "signs", MarkedSquares.NONE);
  private final BooleanProperty flipped = new SimpleBooleanProperty(this, "flipped");
  private final BooleanProperty coordinatesShown =
      new SimpleBooleanProperty(this, "coordinatesShown", true);
  private final ObjectProperty<AnimationSpeed> tempo =
      new SimpleObjectProperty<>(this, "tempo", AnimationSpeed.NORMAL);
  private final BooleanProperty interactive = new SimpleBooleanProperty(this, "interactive", true);
  private final ObjectProperty<Predicate<Square>> movable =
      new SimpleObjectProperty<>(this, "movable", _ -> false);
  private final ObjectProperty<Function<Square, Set<Square>>> destinations =
      new SimpleObjectProperty<>(this, "destinations", _ -> Set.of());
  private final ObjectProperty<BoardMarks> marks =
      new SimpleObjectProperty<>(this, "marks", BoardMarks.NONE);
  private final ObjectProperty<Function<Square, String>> describer =
      new SimpleObjectProperty<>(this, "describer", _ -> "");
  private final ObjectProperty<Words> words =
      new SimpleObjectProperty<>(this, "words", BoardControl.wordsIn(Language.EN));

  BoardInputs() {
    getStyleClass().add(BoardStyles.styleClass(BoardLook.OAK));
  }

  /// What board and pieces are made of.
  public final ObjectProperty<BoardLook> lookProperty() {
    return look;
  }

  public final BoardLook getLook() {
    return look.get();
  }

  public final void setLook(BoardLook value) {
    look.set(Objects.requireNonNull(value));
  }

  /// Which special squares are marked.
  public final ObjectProperty<MarkedSquares> signsProperty() {
    return signs;
  }

  public final MarkedSquares getSigns() {
    return signs.get();
  }

  public final void setSigns(MarkedSquares value) {
    signs.set(value);
  }

  /// Whether rank 1 is at the top and file a at the right.
  public final BooleanProperty flippedProperty() {
    return flipped;
  }

  public final boolean isFlipped() {
    return flipped.get();
  }

  public final void setFlipped(boolean value) {
    flipped.set(value);
  }

  /// Whether the names of files and ranks stand on the frame.
  public final BooleanProperty coordinatesShownProperty() {
    return coordinatesShown;
  }

  public final boolean isCoordinatesShown() {
    return coordinatesShown.get();
  }

  public final void setCoordinatesShown(boolean value) {
    coordinatesShown.set(value);
  }

  /// How fast pieces move.
  public final ObjectProperty<AnimationSpeed> tempoProperty() {
    return tempo;
  }

  public final AnimationSpeed getTempo() {
    return tempo.get();
  }

  public final void setTempo(AnimationSpeed value) {
    tempo.set(value);
  }

  /// Whether the board takes any input. To allow taps but no moves leave it on and make nothing
  /// movable.
  public final BooleanProperty interactiveProperty() {
    return interactive;
  }

  public final boolean isInteractive() {
    return interactive.get();
  }

  public final void setInteractive(boolean value) {
    interactive.set(value);
  }

  /// The squares whose piece may be picked up now.
  public final ObjectProperty<Predicate<Square>> movableProperty() {
    return movable;
  }

  public final Predicate<Square> getMovable() {
    return movable.get();
  }

  public final void setMovable(Predicate<Square> value) {
    movable.set(value);
  }

  /// Where the piece on a square may go; asked when it is picked up.
  public final ObjectProperty<Function<Square, Set<Square>>> destinationsProperty() {
    return destinations;
  }

  public final Function<Square, Set<Square>> getDestinations() {
    return destinations.get();
  }

  public final void setDestinations(Function<Square, Set<Square>> value) {
    destinations.set(value);
  }

  /// What is lit up.
  public final ObjectProperty<BoardMarks> marksProperty() {
    return marks;
  }

  public final BoardMarks getMarks() {
    return marks.get();
  }

  public final void setMarks(BoardMarks value) {
    marks.set(value);
  }

  /// What else a screen reader says of a square, after its name, its piece and its marks; may be
  /// empty.
  public final ObjectProperty<Function<Square, String>> describerProperty() {
    return describer;
  }

  public final Function<Square, String> getDescriber() {
    return describer.get();
  }

  public final void setDescriber(Function<Square, String> value) {
    describer.set(value);
  }

  /// The words of the board, see [#wordsIn]; another language is heard at once.
  public final ObjectProperty<Words> wordsProperty() {
    return words;
  }

  public final Words getWords() {
    return words.get();
  }

  public final void setWords(Words value) {
    words.set(value);
  }
}
