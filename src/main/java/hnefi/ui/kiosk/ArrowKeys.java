package hnefi.ui.kiosk;

import hnefi.board.Direction;
import hnefi.fx.theme.Nodes;
import hnefi.ui.board.BoardControl;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Leads through a kiosk with the four arrow keys, or with Tab; Enter presses what they have
/// reached.
///
/// Down and right go to what comes next, up and left to what came before, and at the end to the
/// other end. On a board they go from square to square, and over its edge to what lies around it. A
/// page that is longer than the screen is scrolled on the way.
final class ArrowKeys {
  /// The share of what is seen of a page by which it is scrolled.
  private static final double SCROLLED = 0.8;

  private final Supplier<Parent> reachable;

  /// @param reachable the part of the screen in which something can be done now
  ArrowKeys(Supplier<Parent> reachable) {
    this.reachable = reachable;
  }

  void install(Parent root) {
    root.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
  }

  /// Goes to the first thing that can be done in a part of the screen.
  void enter(Parent part) {
    part.applyCss();
    part.layout();
    stops(part).findFirst().ifPresent(Node::requestFocus);
  }

  private void press(KeyEvent event) {
    Optional<Node> owner = Nodes.focusOwner(reachable.get());
    Optional<Direction> direction = direction(event.getCode());
    if (event.isConsumed()) {
      return;
    }
    if (event.getCode() == KeyCode.TAB) {
      go(owner, !event.isShiftDown());
      event.consume();
    } else if (direction.isPresent()
        && owner.filter(each -> staysOnBoard(each, direction.get())).isEmpty()) {
      go(owner, direction.get() == Direction.SOUTH || direction.get() == Direction.EAST);
      event.consume();
    }
  }

  private static Optional<Direction> direction(KeyCode key) {
    return Optional.ofNullable(
        switch (key) {
          case UP -> Direction.NORTH;
          case RIGHT -> Direction.EAST;
          case DOWN -> Direction.SOUTH;
          case LEFT -> Direction.WEST;
          default -> null;
        });
  }

  private static boolean staysOnBoard(Node owner, Direction direction) {
    return TouchGuard.ancestors(owner)
        .filter(BoardControl.class::isInstance)
        .map(BoardControl.class::cast)
        .findFirst()
        .filter(board -> !board.isCursorAtEdge(direction))
        .isPresent();
  }

  private void go(Optional<Node> owner, boolean forward) {
    List<Node> stops = stops(reachable.get()).toList();
    if (stops.isEmpty()) {
      return;
    }
    int here = owner.map(stops::indexOf).orElse(-1);
    int next = here < 0 ? 0 : Math.floorMod(here + (forward ? 1 : -1), stops.size());
    Node to = stops.get(next);
    if (here < 0 || !scroll(stops.get(here), to, forward)) {
      to.requestFocus();
      page(to).ifPresent(page -> reveal(page, to));
    }
  }

  /// Scrolls the page on if it has more to show before the next stop.
  private static boolean scroll(Node from, Node to, boolean forward) {
    Optional<ScrollPane> page = page(from);
    if (page.isEmpty() || !isMore(page.get(), forward)) {
      return false;
    }
    ScrollPane pane = page.get();
    if (page(to).equals(page) && isSeen(pane, to)) {
      return false;
    }
    double more = pane.getContent().getLayoutBounds().getHeight() - seen(pane);
    double step = SCROLLED * seen(pane) / more;
    pane.setVvalue(Math.clamp(pane.getVvalue() + (forward ? step : -step), 0, 1));
    return true;
  }

  private static boolean isMore(ScrollPane pane, boolean forward) {
    boolean scrolls = pane.getContent().getLayoutBounds().getHeight() > seen(pane) + 1;
    return scrolls && (forward ? pane.getVvalue() < 1 : pane.getVvalue() > 0);
  }

  private static void reveal(ScrollPane pane, Node stop) {
    double more = pane.getContent().getLayoutBounds().getHeight() - seen(pane);
    if (more > 0 && !isSeen(pane, stop)) {
      double middle = place(pane, stop).getCenterY() - seen(pane) / 2;
      pane.setVvalue(Math.clamp(middle / more, 0, 1));
    }
  }

  private static boolean isSeen(ScrollPane pane, Node stop) {
    double more = pane.getContent().getLayoutBounds().getHeight() - seen(pane);
    double top = pane.getVvalue() * Math.max(0, more);
    Bounds place = place(pane, stop);
    return place.getMinY() >= top - 1 && place.getMaxY() <= top + seen(pane) + 1;
  }

  private static Bounds place(ScrollPane pane, Node stop) {
    return pane.getContent().sceneToLocal(stop.localToScene(stop.getLayoutBounds()));
  }

  private static double seen(ScrollPane pane) {
    return pane.getViewportBounds().getHeight();
  }

  private static Optional<ScrollPane> page(Node stop) {
    return TouchGuard.ancestors(stop)
        .skip(1)
        .filter(ScrollPane.class::isInstance)
        .map(ScrollPane.class::cast)
        .findFirst();
  }

  /// Returns what can have the focus, in the order in which it is shown; of a board only its
  /// cursor.
  static Stream<Node> stops(Node node) {
    if (!node.isVisible() || node.isDisabled()) {
      return Stream.empty();
    }
    Stream<Node> inside =
        node instanceof Parent parent
            ? parent.getChildrenUnmodifiable().stream().flatMap(ArrowKeys::stops)
            : Stream.empty();
    boolean isStop =
        node.isFocusTraversable()
            && !(node instanceof ScrollPane)
            && !(node instanceof BoardControl);
    return isStop ? Stream.concat(Stream.of(node), inside) : inside;
  }
}
