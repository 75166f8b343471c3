package hnefi.ui.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.util.Subscription;

/// Shows a board as a bitmap, which takes one node instead of some hundred.
///
/// Where no window shows, it is a board like any other: a scene without one may be photographed
/// before any bitmap is drawn.
final class BoardPictureSkin extends BoardSkinBase {
  private final ObservableValue<Boolean> inWindow;
  private final ObservableValue<Parent> root;
  private final Debouncer resized = new Debouncer(() -> {}, this::draw);
  private Subscription styles = Subscription.EMPTY;
  private Optional<BoardControl> board = Optional.empty();
  private final ImageView view = new ImageView();
  private Optional<BoardPainter.Request> shown = Optional.empty();
  private Optional<BoardPainter.Request> awaited = Optional.empty();

  BoardPictureSkin(BoardPicture control) {
    super(control);
    control.setMouseTransparent(true);
    view.setManaged(false);
    view.setSmooth(true);
    inWindow = BoardSkin.inWindow(control);
    root = control.sceneProperty().flatMap(Scene::rootProperty);
    registerChangeListener(inWindow, _ -> replaceBoard());
    registerChangeListener(root, _ -> followStyles());
    List.of(
            control.arrangementProperty(),
            control.lookProperty(),
            control.markedSquaresProperty(),
            control.marksProperty(),
            control.coordinatesShownProperty(),
            control.groundProperty())
        .forEach(each -> registerChangeListener(each, _ -> control.requestLayout()));
    followStyles();
    board = isPainted() ? Optional.empty() : Optional.of(BoardPainter.plainBoard());
    getChildren().setAll(board.isPresent() ? board.get() : view);
  }

  @Override
  public void dispose() {
    styles.unsubscribe();
    super.dispose();
  }

  private void followStyles() {
    styles.unsubscribe();
    Parent now = root.getValue();
    styles =
        now == null
            ? Subscription.EMPTY
            : now.getStyleClass().subscribe(() -> getSkinnable().requestLayout());
  }

  /// Returns whether bitmaps are drawn here.
  private boolean isPainted() {
    return inWindow.getValue() || BoardPainter.isAt(getSkinnable().getScene());
  }

  private void replaceBoard() {
    if (isPainted()) {
      board = Optional.empty();
      getChildren().setAll(view);
      getSkinnable().requestLayout();
    }
  }

  @Override
  protected void layoutChildren(double x, double y, double width, double height) {
    if (board.isPresent()) {
      request(width, height).apply(board.get());
      board.get().resizeRelocate(x, y, width, height);
      return;
    }
    view.relocate(x, y);
    view.setFitWidth(width);
    view.setFitHeight(height);
    if (!isPainted()) {
      return;
    }
    BoardPainter.Request wanted = request(width, height);
    if (shown.equals(Optional.of(wanted)) || width < 1 || height < 1) {
      return;
    }
    painter()
        .find(wanted)
        .ifPresentOrElse(
            image -> show(wanted, image),
            () -> {
              // While a window is being resized the bitmap is only stretched.
              if (shown.map(wanted::isOtherSizeOf).orElse(false)) {
                resized.stir();
              } else {
                draw();
              }
            });
  }

  private void draw() {
    if (board.isEmpty() && isPainted()) {
      BoardPainter.Request wanted = request(view.getFitWidth(), view.getFitHeight());
      if (!awaited.equals(Optional.of(wanted))) {
        awaited = Optional.of(wanted);
        painter().draw(wanted, image -> show(wanted, image));
      }
    }
  }

  private void show(BoardPainter.Request request, Image image) {
    shown = Optional.of(request);
    awaited = Optional.empty();
    view.setImage(image);
  }

  private BoardPainter painter() {
    return BoardPainter.of(getSkinnable().getScene());
  }

  private BoardPainter.Request request(double width, double height) {
    BoardControl control = getSkinnable();
    Optional<BoardPainter> painter = board.isPresent() ? Optional.empty() : Optional.of(painter());
    double density = painter.map(BoardPainter::density).orElse(1.0);
    return new BoardPainter.Request(
        control.getArrangement(),
        control.getLook(),
        control.getMarkedSquares(),
        control.getMarks(),
        control.isCoordinatesShown(),
        control.groundProperty().getValue(),
        painter.map(BoardPainter::styleClasses).orElse(Set.of()),
        Math.round(width * density) / density,
        Math.round(height * density) / density,
        density);
  }
}
