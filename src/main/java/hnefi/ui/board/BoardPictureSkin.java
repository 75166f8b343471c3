package hnefi.ui.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;

/// Shows a board as a bitmap, which takes one node instead of some hundred.
///
/// Where no window shows, it is a board like any other: a scene without one may be photographed
/// before any bitmap is drawn.
final class BoardPictureSkin extends BoardSkinBase {
  private final ObservableValue<Boolean> inWindow;
  private final ObservableValue<Parent> root;
  private final ListChangeListener<String> restyled = _ -> getSkinnable().requestLayout();
  private final Debouncer resized = new Debouncer(() -> {}, this::draw);
  private ObservableList<String> styleClasses = FXCollections.emptyObservableList();
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
    board = inWindow.getValue() ? Optional.empty() : Optional.of(BoardPainter.plainBoard());
    getChildren().setAll(board.isPresent() ? board.get() : view);
  }

  @Override
  public void dispose() {
    styleClasses.removeListener(restyled);
    super.dispose();
  }

  private void followStyles() {
    styleClasses.removeListener(restyled);
    Parent now = root.getValue();
    styleClasses = now == null ? FXCollections.emptyObservableList() : now.getStyleClass();
    styleClasses.addListener(restyled);
  }

  private void replaceBoard() {
    if (inWindow.getValue()) {
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
    if (!inWindow.getValue()) {
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
    if (board.isEmpty() && inWindow.getValue()) {
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
    double density = board.isPresent() ? 1 : control.getScene().getWindow().getRenderScaleX();
    return new BoardPainter.Request(
        control.getArrangement(),
        control.getLook(),
        control.getMarkedSquares(),
        control.getMarks(),
        control.isCoordinatesShown(),
        control.groundProperty().getValue(),
        Set.copyOf(styleClasses),
        Math.round(width * density) / density,
        Math.round(height * density) / density,
        density);
  }
}
