package hnefi.ui.board;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Direction;
import hnefi.board.Square;
import hnefi.narration.MarkedSquares;
import hnefi.ui.board.art.BoardArt;
import hnefi.ui.board.art.Exits;
import hnefi.ui.board.art.GroundPlan;
import hnefi.ui.board.art.PlainGround;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.CacheHint;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Draws a [BoardControl] in layers: ground, marks, pieces, marks, squares. Everything is laid out
/// once in logical units; another size of the control is only another scale of the whole.
final class BoardSkin extends BoardSkinBase {
  /// The size of a board that shows nothing.
  static final BoardSize UNKNOWN = new BoardSize(11);

  private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");
  private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");
  private static final PseudoClass TINY = PseudoClass.getPseudoClass("tiny");

  private final Group world = new Group();
  private final Scale scale = new Scale();
  private final Group ground = new Group();
  private final Rectangle focusHalo = new Rectangle();
  private final Rectangle focusFrame = new Rectangle();
  private final Coordinates coordinates = new Coordinates();
  private final MarkLayer marks = new MarkLayer();
  private final ShapeLayer shapes = new ShapeLayer();
  private final ShapeInput shapeInput;
  private final PieceLayer pieces;
  private final CellLayer cells;
  private final BoardAnimator motion;
  private final PointerInput pointer;
  private final SnapshotView snapshot;
  private final Debouncer resized = new Debouncer(this::drawAsOne, this::drawFinely);
  private final ObservableValue<Boolean> inWindow;
  private BoardGeometry grid;
  private BoardArt art;
  private Set<Square> destinations = Set.of();
  private FrameSize frameSize;
  private boolean sized;
  private boolean groundOutdated;

  BoardSkin(BoardControl control) {
    super(control);
    inWindow = inWindow(control);
    grid = new BoardGeometry(size(control), control.isFlipped());
    art = BoardArt.of(control.getLook());
    pieces = new PieceLayer(grid, art);
    Group rings = new Group();
    rings.setMouseTransparent(true);
    motion = new BoardAnimator(control, pieces, rings);
    shapeInput = new ShapeInput(control, each -> shapes.preview(each, control.getShapes(), grid));
    cells = new CellLayer(control, grid, this::say, control.moveInput()::touch, shapeInput);
    pointer = new PointerInput(control, world, pieces, motion, cells, () -> grid, shapeInput);
    ground.setMouseTransparent(true);
    focusHalo.getStyleClass().addAll("focus-frame", "halo");
    focusFrame.getStyleClass().add("focus-frame");
    focusHalo.setMouseTransparent(true);
    focusFrame.setMouseTransparent(true);
    world.getChildren().addAll(ground, focusHalo, focusFrame);
    world.getChildren().addAll(marks.below());
    world.getChildren().addAll(rings, pieces);
    world.getChildren().addAll(marks.above());
    world.getChildren().add(shapes);
    world.getTransforms().add(scale);
    world.setManaged(false);
    snapshot = new SnapshotView(world);
    getChildren().addAll(world, snapshot, coordinates);
    pointer.install();
    control.addEventHandler(KeyEvent.KEY_PRESSED, cells::press);
    follow(control);
    // A board without coordinates is a picture, mostly on a card.
    frameSize = control.isCoordinatesShown() ? FrameSize.BROAD : FrameSize.BARE;
    showFrameSize();
    changeGround();
    present(new BoardTransition.AtOnce(control.getArrangement()));
    keepPictures(CacheHint.DEFAULT);
  }

  /// Returns whether a node is in a window that shows.
  static ObservableValue<Boolean> inWindow(Node node) {
    return node.sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::showingProperty)
        .orElse(false);
  }

  private void follow(BoardControl control) {
    registerChangeListener(inWindow, _ -> keepPictures(CacheHint.DEFAULT));
    registerChangeListener(control.lookProperty(), _ -> changeLook());
    registerChangeListener(control.markedSquaresProperty(), _ -> changeGround());
    registerChangeListener(control.coordinatesShownProperty(), _ -> changeGround());
    registerChangeListener(control.groundProperty(), _ -> changeGround());
    registerChangeListener(control.flippedProperty(), _ -> changeGrid());
    registerChangeListener(control.marksProperty(), _ -> drawMarks());
    registerChangeListener(control.shapesProperty(), _ -> drawMarks());
    registerChangeListener(control.moveInput().selectedProperty(), _ -> drawHand());
    registerChangeListener(control.interactiveProperty(), _ -> listen());
    registerChangeListener(control.wordsProperty(), _ -> refreshWords());
    listen();
  }

  private void listen() {
    boolean interactive = getSkinnable().isInteractive();
    getSkinnable().setMouseTransparent(!interactive);
    // Squares that nobody can touch need no styling, which saves a picture most of its time.
    world.getChildren().remove(cells);
    if (interactive) {
      world.getChildren().add(cells);
    }
  }

  // --- Pieces

  void present(BoardTransition transition) {
    pointer.cancel();
    snapshot.giveWay();
    changeGrid();
    motion.present(transition);
  }

  void finish() {
    motion.finish();
  }

  /// Returns the square on which the keyboard is, or would be.
  Square tabStop() {
    return cells.cursor();
  }

  /// Returns whether that square lies at an edge of the board as it is seen.
  boolean isTabStopAtEdge(Direction seen) {
    return grid.next(cells.cursor(), seen) == null;
  }

  void focus(Square square) {
    if (getSkinnable().isInteractive() && grid.size().contains(square)) {
      cells.focus(square);
    }
  }

  Optional<Square> squareAt(double sceneX, double sceneY) {
    return grid.at(world.sceneToLocal(sceneX, sceneY));
  }

  // --- The picture

  private void changeLook() {
    motion.finish();
    art = BoardArt.of(getSkinnable().getLook());
    pieces.redraw(grid, art);
    changeGround();
  }

  private void changeGrid() {
    BoardGeometry changed = new BoardGeometry(size(getSkinnable()), getSkinnable().isFlipped());
    if (!changed.equals(grid)) {
      boolean resized = !changed.size().equals(grid.size());
      motion.finish();
      grid = changed;
      pieces.redraw(grid, art);
      cells.setGrid(grid);
      groundOutdated |= resized;
      drawFrame();
    }
  }

  /// A board is mostly given all its properties one after the other: the ground is drawn once, when
  /// the board is laid out.
  private void changeGround() {
    groundOutdated = true;
    drawFrame();
  }

  private void drawGround() {
    groundOutdated = false;
    MarkedSquares signs = getSkinnable().getMarkedSquares();
    MarkedSquares.Corners corners = signs.corners();
    double whole = grid.extent() + 2 * frame();
    GroundPlan plan =
        new GroundPlan(
            grid.size().width(),
            frame(),
            signs.throne(),
            corners != MarkedSquares.Corners.PLAIN,
            corners == MarkedSquares.Corners.CASTLES,
            signs.edgeExit());
    Rectangle dusk = new Rectangle(-frame(), -frame(), whole, whole);
    Stream.of(focusHalo, focusFrame).forEach(each -> surround(each, whole));
    dusk.getStyleClass().add("dusk");
    Node surface = getSkinnable().isGroundPlain() ? PlainGround.of(plan) : art.ground(plan);
    ground.getChildren().setAll(surface, dusk, Exits.of(plan));
    // The styles of this frame have been given out already.
    ground.applyCss();
  }

  private void surround(Rectangle line, double whole) {
    line.setX(-frame());
    line.setY(-frame());
    line.setWidth(whole);
    line.setHeight(whole);
  }

  private void drawFrame() {
    coordinates.setVisible(getSkinnable().isCoordinatesShown());
    coordinates.draw(grid, frameSize.coordinateLine(), frame());
    drawMarks();
    drawHand();
    getSkinnable().requestLayout();
  }

  private void drawMarks() {
    marks.draw(getSkinnable().getMarks(), grid);
    shapes.draw(getSkinnable().getShapes(), grid);
    refreshWords();
  }

  private void drawHand() {
    Square inHand = getSkinnable().moveInput().getSelected();
    destinations = getSkinnable().moveInput().destinations();
    marks.hold(inHand, destinations, grid);
    cells.showDestinations(destinations);
  }

  private void refreshWords() {
    cells.cell(cells.cursor()).wordsChanged();
  }

  private String say(Square square) {
    return SquareDescriber.of(getSkinnable(), square, destinations);
  }

  private double frame() {
    return frameSize.width(getSkinnable().isCoordinatesShown());
  }

  private void frameFor(double side) {
    FrameSize now = FrameSize.of(side, grid.extent());
    if (now != frameSize) {
      double before = frame();
      frameSize = now;
      showFrameSize();
      if (frame() != before) {
        changeGround();
      }
      // The styles of this frame have been given out already.
      getSkinnable().applyCss();
    }
  }

  private void showFrameSize() {
    BoardControl control = getSkinnable();
    control.pseudoClassStateChanged(SMALL, frameSize != FrameSize.BROAD);
    control.pseudoClassStateChanged(TINY, frameSize == FrameSize.BARE);
    // Nothing may lie beneath letters that fill the frame.
    control.pseudoClassStateChanged(
        TIGHT, frameSize.isFilledWithLetters() && control.isCoordinatesShown());
  }

  private static BoardSize size(BoardControl control) {
    @Nullable Arrangement arrangement = control.getArrangement();
    return arrangement == null ? UNKNOWN : arrangement.size();
  }

  // --- Layout

  /// While a window is being resized the pictures of ground and pieces are only stretched, and if
  /// it goes on, one picture of the whole board; all is drawn anew when the size has come to rest.
  private void drawRoughly() {
    if (!sized) {
      // The size is found before anything is drawn; a bitmap to be stretched would be one of the
      // logical size, many times too large for a card.
      Platform.runLater(() -> sized = true);
    } else if (inWindow.getValue()) {
      keepPictures(CacheHint.SCALE);
      resized.stir();
    }
  }

  /// What moves must be seen to move.
  private void drawAsOne() {
    if (inWindow.getValue() && !getSkinnable().isAnimating()) {
      snapshot.takePlace(getSkinnable().getScene().getWindow().getRenderScaleX());
    }
  }

  private void drawFinely() {
    snapshot.giveWay();
    keepPictures(CacheHint.DEFAULT);
  }

  /// Keeps bitmaps only in a window that shows: a scene without one may be photographed again after
  /// a change of theme, and would then show the old ones.
  private void keepPictures(CacheHint hint) {
    ground.setCache(inWindow.getValue());
    ground.setCacheHint(hint);
    pieces.keepPictures(inWindow.getValue(), hint);
  }

  @Override
  protected void layoutChildren(double x, double y, double width, double height) {
    frameFor(Math.min(width, height));
    if (groundOutdated) {
      drawGround();
    }
    double whole = grid.extent() + 2 * frame();
    double factor = Math.min(width, height) / whole;
    if (factor != scale.getX()) {
      drawRoughly();
      scale.setX(factor);
      scale.setY(factor);
      coordinates.scale(factor);
    }
    world.setLayoutX(x + (width - grid.extent() * factor) / 2);
    world.setLayoutY(y + (height - grid.extent() * factor) / 2);
    coordinates.setLayoutX(world.getLayoutX());
    coordinates.setLayoutY(world.getLayoutY());
    snapshot.follow();
  }
}
