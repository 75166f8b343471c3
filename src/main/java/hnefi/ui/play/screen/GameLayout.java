package hnefi.ui.play.screen;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Pane;

/// Lays out a board as large as possible, and what belongs to it: the two sides, the words on what
/// happened, the coach, and the record.
///
/// Where they find room they stand beside the board or below it. Where they would be too narrow or
/// too low, they are shown a page at a time, under a pager. Board, sides, words, coach, record and
/// pager are its children in this order; their least sizes are their own affair, and decide. The
/// space between them is that of the padding. A [GameMore] lies over the words.
public final class GameLayout extends Pane {
  /// What is shown where there is no room for everything.
  enum Page {
    EXPLANATION,
    /// Where even words and coach have no room together; otherwise the same as the explanation.
    COACH,
    RECORD
  }

  private final ObjectProperty<Page> page = new SimpleObjectProperty<>(Page.EXPLANATION);
  private final BooleanProperty urgent = new SimpleBooleanProperty(false);
  private final ReadOnlyObjectWrapper<GameArrangement> arrangement =
      new ReadOnlyObjectWrapper<>(GameArrangement.BESIDE);

  public GameLayout() {
    getStyleClass().add("game-layout");
    page.subscribe(_ -> requestLayout());
    urgent.subscribe(_ -> requestLayout());
  }

  ObjectProperty<Page> pageProperty() {
    return page;
  }

  /// Whether the words must be answered; where room is short the sides make room for them.
  BooleanProperty urgentProperty() {
    return urgent;
  }

  /// How the parts stand.
  ReadOnlyObjectProperty<GameArrangement> arrangementProperty() {
    return arrangement.getReadOnlyProperty();
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected void layoutChildren() {
    List<Node> parts = getManagedChildren();
    if (parts.size() != 6) {
      return;
    }
    Insets insets = getInsets();
    Rectangle2D place =
        new Rectangle2D(
            insets.getLeft(),
            insets.getTop(),
            Math.max(0, getWidth() - insets.getLeft() - insets.getRight()),
            Math.max(0, getHeight() - insets.getTop() - insets.getBottom()));
    GameMinSizes sizes = sizes(parts);
    GameArrangement chosen = GameArrangement.of(place.getWidth(), place.getHeight(), sizes);
    arrangement.set(chosen);
    turn(sizes, chosen);
    double board = Math.floor(chosen.board(place.getWidth(), place.getHeight(), sizes));
    if (chosen.isBelow()) {
      belowTheBoard(parts.getFirst(), sizes, board, place);
    } else {
      besideTheBoard(parts.getFirst(), sizes, board, place);
    }
  }

  private void belowTheBoard(Node board, GameMinSizes sizes, double size, Rectangle2D place) {
    double left = place.getMinX() + (place.getWidth() - size) / 2;
    place(board, left, place.getMinY(), size, size);
    double top = place.getMinY() + size + sizes.gap();
    columns(sizes, place.getMinX(), top, place.getWidth(), place.getMaxY() - top);
  }

  private void besideTheBoard(Node board, GameMinSizes sizes, double size, Rectangle2D place) {
    GameArrangement chosen = arrangement.get();
    double most = sizes.words().maxWidth(-1);
    if (chosen == GameArrangement.BESIDE) {
      most += sizes.gap() + sizes.record().maxWidth(-1);
    }
    double room = Math.min(place.getWidth() - size - sizes.gap(), most);
    double left = place.getMinX() + Math.max(0, (place.getWidth() - size - sizes.gap() - room) / 2);
    double top = place.getMinY() + (place.getHeight() - size) / 2;
    place(board, left, top, size, size);
    // The columns are as high as the board where they can be, so that their edges meet.
    boolean level = chosen.board(place.getWidth(), size, sizes) >= size;
    double right = left + size + sizes.gap();
    if (level) {
      columns(sizes, right, top, room, size);
    } else {
      columns(sizes, right, place.getMinY(), room, place.getHeight());
    }
  }

  /// Shows the parts of the page, or all.
  private void turn(GameMinSizes sizes, GameArrangement chosen) {
    boolean paged = chosen.isPaged();
    boolean apart = chosen.isCoachApart();
    Page shown = !paged || (page.get() == Page.COACH && !apart) ? Page.EXPLANATION : page.get();
    boolean record = !paged || shown == Page.RECORD;
    boolean words = !paged || shown != Page.RECORD;
    sizes.record().setVisible(record);
    sizes.words().setVisible(words);
    sizes.sides().setVisible(words && !(apart && (shown == Page.COACH || urgent.get())));
    sizes.coach().setVisible(words && !(apart && shown == Page.EXPLANATION));
    sizes.pager().setVisible(paged);
  }

  private void columns(GameMinSizes sizes, double x, double y, double width, double height) {
    switch (arrangement.get()) {
      case BESIDE, BELOW -> {
        double record = Math.clamp(width * 0.38, sizes.recordWidth(), sizes.record().maxWidth(-1));
        explanation(sizes, x, y, width - sizes.gap() - record, height);
        place(sizes.record(), x + width - record, y, record, height);
      }
      case STACKED -> {
        double least = sizes.record(width);
        double more = height - sizes.gap() - sizes.explanation(width) - sizes.comfort() - least;
        double record = least + 0.4 * Math.max(0, more);
        explanation(sizes, x, y, width, height - sizes.gap() - record);
        place(sizes.record(), x, y + height - record, width, record);
      }
      case TWO_PAGES_BESIDE, TWO_PAGES_BELOW, THREE_PAGES_BESIDE, THREE_PAGES_BELOW -> {
        double tabs = sizes.pager().minHeight(width);
        place(sizes.pager(), x, y, width, tabs);
        explanation(sizes, x, y + tabs + sizes.gap(), width, height - tabs - sizes.gap());
        place(sizes.record(), x, y + tabs + sizes.gap(), width, height - tabs - sizes.gap());
      }
    }
  }

  /// The words get what sides and coach leave.
  private void explanation(GameMinSizes sizes, double x, double y, double width, double height) {
    double top = y;
    if (sizes.sides().isVisible()) {
      double sides = sizes.sides().minHeight(width);
      place(sizes.sides(), x, top, width, sides);
      top += sides + sizes.gap();
    }
    double bottom = y + height;
    if (sizes.coach().isVisible() && !isBlank(sizes.coach())) {
      double coach = sizes.coach().minHeight(width);
      place(sizes.coach(), x, bottom - coach, width, coach);
      bottom -= coach + sizes.gap();
    }
    place(sizes.words(), x, top, width, Math.max(0, bottom - top));
    for (Node each : getChildren()) {
      if (each instanceof GameMore) {
        place(each, x, top, width, Math.max(0, bottom - top));
      }
    }
  }

  private static boolean isBlank(Node part) {
    return part instanceof Pane pane && pane.getChildren().stream().noneMatch(Node::isVisible);
  }

  private GameMinSizes sizes(List<Node> parts) {
    return new GameMinSizes(
        parts.get(1),
        parts.get(2),
        parts.get(3),
        (ScrollPane) parts.get(4),
        parts.get(5),
        getInsets().getLeft());
  }

  private static void place(Node node, double x, double y, double width, double height) {
    double left = Math.round(x);
    double top = Math.round(y);
    node.resizeRelocate(left, top, Math.round(x + width) - left, Math.round(y + height) - top);
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  /// Less than this, and the place must be scrolled.
  @Override
  protected double computeMinHeight(double width) {
    List<Node> parts = getManagedChildren();
    if (parts.size() != 6 || width < 0) {
      return 0;
    }
    Insets insets = getInsets();
    double inner = width - insets.getLeft() - insets.getRight();
    return insets.getTop() + GameArrangement.leastHeight(inner, sizes(parts)) + insets.getBottom();
  }

  @Override
  protected double computePrefWidth(double height) {
    return 1000;
  }

  @Override
  protected double computePrefHeight(double width) {
    return 700;
  }
}
