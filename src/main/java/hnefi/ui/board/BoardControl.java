package hnefi.ui.board;

import hnefi.board.Arrangement;
import hnefi.board.BoardShape;
import hnefi.board.Direction;
import hnefi.board.Square;
import hnefi.content.BoardLook;
import hnefi.narration.BoardMarks;
import hnefi.narration.MarkedSquares;
import hnefi.rules.Turn;
import hnefi.sound.SoundEffect;
import hnefi.text.Language;
import hnefi.text.Words;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableObjectProperty;
import javafx.css.Styleable;
import javafx.css.StyleablePropertyFactory;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Control;
import javafx.scene.control.Skin;
import org.jspecify.annotations.Nullable;

/// A board with its pieces, to look at and to play on with mouse, finger or keys.
///
/// It knows no rules. The view model says what stands where ([#arrangementProperty]), what is lit
/// up ([#marksProperty]), and by the [#moveInput] what may be picked up and where it may go; from
/// there it hears of every attempted move, legal or not.
///
/// State changes first, the picture follows: after [#play] and [#show], [#getArrangement] is
/// already the new one. Any new input, [#play], [#show] or [#finish] completes a running animation
/// at once.
///
/// The squares are focusable nodes, one of them a tab stop at a time. Style classes: `board`, and
/// `look-oak`, `look-sea`, `look-castle` or `look-linen`; the colours are looked-up ones in
/// `board.css`, which heeds `theme-light`, `theme-dark` and `theme-contrast` on the scene's root.
///
/// `-board-ground: plain` in a style sheet asks for lines and marked squares instead of the
/// picture.
public class BoardControl extends Control {
  /// What the squares are drawn on.
  enum Ground {
    PICTURE,
    PLAIN
  }

  private static final StyleablePropertyFactory<BoardControl> FACTORY =
      new StyleablePropertyFactory<>(Control.getClassCssMetaData());
  private static final CssMetaData<BoardControl, Ground> GROUND =
      FACTORY.createEnumCssMetaData(
          Ground.class, "-board-ground", each -> each.ground, Ground.PICTURE);

  private final MoveInput moveInput = new MoveInput();
  private final SimpleStyleableObjectProperty<Ground> ground =
      new SimpleStyleableObjectProperty<>(GROUND, this, "ground", Ground.PICTURE);
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
  private final ObjectProperty<MarkedSquares> markedSquares =
      new SimpleObjectProperty<>(this, "markedSquares", MarkedSquares.NONE);
  private final BooleanProperty flipped = new SimpleBooleanProperty(this, "flipped");
  private final BooleanProperty coordinatesShown =
      new SimpleBooleanProperty(this, "coordinatesShown", true);
  private final ObjectProperty<AnimationSpeed> animationSpeed =
      new SimpleObjectProperty<>(this, "animationSpeed", AnimationSpeed.NORMAL);
  private final BooleanProperty interactive = new SimpleBooleanProperty(this, "interactive", true);
  private final ObjectProperty<BoardMarks> marks =
      new SimpleObjectProperty<>(this, "marks", BoardMarks.NONE);
  private final ObjectProperty<List<BoardShape>> shapes =
      new SimpleObjectProperty<>(this, "shapes", List.of());
  private final ObjectProperty<Words> words =
      new SimpleObjectProperty<>(this, "words", BoardControl.wordsIn(Language.EN));
  private final ObjectProperty<@Nullable Arrangement> arrangement =
      new SimpleObjectProperty<>(this, "arrangement") {
        @Override
        protected void invalidated() {
          moveInput.letGo();
          if (!following) {
            present(new BoardTransition.AtOnce(get()));
          }
        }
      };
  private final ReadOnlyBooleanWrapper animating = new ReadOnlyBooleanWrapper(this, "animating");

  private boolean following;
  private Optional<Consumer<BoardShape>> onShapeDrawn = Optional.empty();

  public BoardControl() {
    getStyleClass().addAll("board", BoardStyles.styleClass(BoardLook.OAK));
    setFocusTraversable(false);
    setAccessibleRole(AccessibleRole.PARENT);
  }

  /// Returns the board's own words in a language, for [#wordsProperty].
  public static Words wordsIn(Language language) {
    return Words.of(BoardControl.class, "board", language);
  }

  // --- What happens on the board

  /// Plays out a turn: the piece slides, then the captors pulse and the captives go one after the
  /// other. What is shown before is the board before the turn, whatever was shown until now.
  public void play(Turn turn) {
    moveInput.letGo();
    follow(turn.after().board());
    present(new BoardTransition.Played(turn));
    sound(SoundEffect.MOVE, BoardAnimator.SLIDE);
    if (!turn.captures().isEmpty()) {
      sound(SoundEffect.CAPTURE, BoardAnimator.SLIDE + BoardAnimator.BEFORE_FALL);
    }
  }

  /// Lets something be heard of this board.
  ///
  /// @param time of the animation when it belongs there, in milliseconds at normal speed
  public void sound(SoundEffect effect, double time) {
    SoundCue.fire(
        this,
        effect,
        getLook(),
        Duration.ofMillis(Math.round(time * getAnimationSpeed().durationFactor())));
  }

  /// Goes to another arrangement, as for undo or a look back: what differs slides, comes and goes.
  public void show(Arrangement other) {
    Arrangement before = getArrangement();
    if (before == null || !before.size().equals(other.size())) {
      setArrangement(other);
    } else {
      follow(other);
      present(new BoardTransition.Change(before, other));
    }
  }

  private void follow(Arrangement next) {
    following = true;
    try {
      arrangement.set(next);
    } finally {
      following = false;
    }
  }

  /// Completes a running animation.
  public void finish() {
    if (getSkin() instanceof BoardSkin skin) {
      skin.finish();
    }
  }

  /// Puts the keyboard focus on a square.
  public void focus(Square square) {
    if (getSkin() instanceof BoardSkin skin) {
      skin.focus(square);
    }
  }

  /// Returns the square on which the keyboard is; the throne as long as it is nowhere.
  public Square cursorSquare() {
    if (getSkin() instanceof BoardSkin skin) {
      return skin.tabStop();
    }
    Arrangement shown = getArrangement();
    return (shown == null ? BoardSkin.UNKNOWN : shown.size()).throne();
  }

  /// Returns whether the square on which the keyboard is lies at the edge of the board.
  ///
  /// @param seen which edge, as the board is seen
  public boolean isCursorAtEdge(Direction seen) {
    return !(getSkin() instanceof BoardSkin skin) || skin.isTabStopAtEdge(seen);
  }

  /// Returns what a screen reader says of a square.
  public String describe(Square square) {
    return SquareDescriber.of(this, square, moveInput.destinations());
  }

  /// Returns the board in words, a line a rank from the top.
  public List<String> rows() {
    Arrangement shown = getArrangement();
    return shown == null ? List.of() : SquareDescriber.rows(shown, getWords());
  }

  /// Returns the square that is seen at a point of the scene.
  public Optional<Square> squareAt(double sceneX, double sceneY) {
    return getSkin() instanceof BoardSkin skin ? skin.squareAt(sceneX, sceneY) : Optional.empty();
  }

  private void present(BoardTransition transition) {
    if (getSkin() instanceof BoardSkin skin) {
      skin.present(transition);
    }
  }

  // --- What somebody does on it, and how it stands

  /// The moves that somebody makes on the board.
  public final MoveInput moveInput() {
    return moveInput;
  }

  /// Sets who hears of every arrow and circle that somebody draws; without, nobody can draw.
  public void setOnShapeDrawn(Consumer<BoardShape> listener) {
    onShapeDrawn = Optional.of(listener);
  }

  boolean acceptsShapes() {
    return onShapeDrawn.isPresent();
  }

  void addShape(BoardShape shape) {
    onShapeDrawn.ifPresent(each -> each.accept(shape));
  }

  /// Whether an animation is running.
  public final ReadOnlyBooleanProperty animatingProperty() {
    return animating.getReadOnlyProperty();
  }

  public final boolean isAnimating() {
    return animating.get();
  }

  final void setAnimating(boolean running) {
    animating.set(running);
  }

  /// What stands where; null while there is nothing to show. Setting it changes the picture at
  /// once; do not bind it where [#play] or [#show] are used.
  public final ObjectProperty<@Nullable Arrangement> arrangementProperty() {
    return arrangement;
  }

  public final @Nullable Arrangement getArrangement() {
    return arrangement.get();
  }

  public final void setArrangement(@Nullable Arrangement value) {
    arrangement.set(value);
  }

  // --- How it looks, and what is lit up on it

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
  public final ObjectProperty<MarkedSquares> markedSquaresProperty() {
    return markedSquares;
  }

  public final MarkedSquares getMarkedSquares() {
    return markedSquares.get();
  }

  public final void setMarkedSquares(MarkedSquares value) {
    markedSquares.set(value);
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
  public final ObjectProperty<AnimationSpeed> animationSpeedProperty() {
    return animationSpeed;
  }

  public final AnimationSpeed getAnimationSpeed() {
    return animationSpeed.get();
  }

  public final void setAnimationSpeed(AnimationSpeed value) {
    animationSpeed.set(value);
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

  /// The arrows and circles that are drawn on the board.
  public final ObjectProperty<List<BoardShape>> shapesProperty() {
    return shapes;
  }

  public final List<BoardShape> getShapes() {
    return shapes.get();
  }

  public final void setShapes(List<BoardShape> value) {
    shapes.set(List.copyOf(value));
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

  final ObservableValue<Ground> groundProperty() {
    return ground;
  }

  final void setGround(Ground value) {
    ground.set(value);
  }

  final boolean isGroundPlain() {
    return ground.get() == Ground.PLAIN;
  }

  public static List<CssMetaData<? extends Styleable, ?>> getClassCssMetaData() {
    return FACTORY.getCssMetaData();
  }

  @Override
  public List<CssMetaData<? extends Styleable, ?>> getControlCssMetaData() {
    return getClassCssMetaData();
  }

  @Override
  protected Skin<?> createDefaultSkin() {
    return new BoardSkin(this);
  }

  @Override
  public String getUserAgentStylesheet() {
    return BoardStyles.sheet();
  }
}
