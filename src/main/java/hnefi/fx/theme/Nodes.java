package hnefi.fx.theme;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Toggle;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// Nodes that come and go, or are chosen.
public final class Nodes {
  private static final PseudoClass BUSY = PseudoClass.getPseudoClass("busy");

  private static final Object FOCUSED_FIRST = new Object();

  private Nodes() {}

  /// Lets whoever comes to a page by keys, or reads it line by line, begin at a node instead of the
  /// first part: at what is in it if it cannot have the focus itself.
  public static void focusFirst(Node node) {
    node.getProperties().put(FOCUSED_FIRST, true);
  }

  /// Returns whether whoever comes to a page begins at a node.
  public static boolean isFocusedFirst(Node node) {
    return node.getProperties().containsKey(FOCUSED_FIRST);
  }

  /// Shows a node, or takes it away together with the room it had.
  public static void show(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  /// Returns whether a node can be seen in a window and used there.
  public static boolean isUsable(Node node) {
    boolean visible = true;
    for (Node each = node; each != null; each = each.getParent()) {
      visible &= each.isVisible();
    }
    return visible && node.getScene() != null && !node.isDisabled();
  }

  /// Returns what has the focus in the window of a node.
  public static Optional<Node> focusOwner(Node node) {
    return Optional.ofNullable(node.getScene()).map(Scene::getFocusOwner);
  }

  /// Returns what has the focus in a part of a window: the part itself or what it contains.
  public static Optional<Node> focusOwnerIn(Parent part) {
    return focusOwner(part)
        .filter(owner ->
            Stream.iterate(owner, Objects::nonNull, Node::getParent).anyMatch(part::equals));
  }

  /// Fills a pane anew. If what has the focus goes away with what was in the pane, the focus goes
  /// on to what has its id now, if something has.
  public static void refill(Pane pane, Runnable fill) {
    refill(
        pane,
        fill,
        focused -> Optional.ofNullable(focused.getId()).map(id -> pane.lookup("#" + id)));
  }

  /// Fills a pane anew. If what has the focus goes away with what was in the pane, the focus goes
  /// on to something else.
  ///
  /// @param next finds it for what had the focus, when the pane is filled
  public static void refill(Pane pane, Runnable fill, Function<Node, Optional<Node>> next) {
    Optional<Node> focused = focusOwnerIn(pane);
    pane.getChildren().clear();
    fill.run();
    focused.flatMap(next).ifPresent(Node::requestFocus);
  }

  /// Does something afterwards if what has the focus in the window of a node is of no use by then.
  ///
  /// @param then is given what had the focus
  public static void afterLosingFocus(Node node, Consumer<Node> then) {
    focusOwner(node)
        .ifPresent(before ->
            Platform.runLater(() -> {
              if (!isUsable(before)) {
                then.accept(before);
              }
            }));
  }

  /// Makes a region no wider than the one it stands in, as soon as that has a width.
  public static void keepWithin(Region region, Region row) {
    region
        .maxWidthProperty()
        .bind(
            Bindings.when(row.widthProperty().greaterThan(0))
                .then(row.widthProperty())
                .otherwise(Double.MAX_VALUE));
  }

  /// Lets a button open something that takes a while, such as a board: until that is there, the
  /// button looks used and does nothing more. It keeps the keyboard, which would else go on to the
  /// next part and scroll the page there.
  public static void setOnSlowAction(ButtonBase button, Runnable action) {
    button.setOnAction(_ -> {
      if (button.getPseudoClassStates().contains(BUSY)) {
        return;
      }
      button.pseudoClassStateChanged(BUSY, true);
      afterNextFrame(
          button,
          () -> {
            button.pseudoClassStateChanged(BUSY, false);
            action.run();
          });
    });
  }

  /// Makes a toggle one of a group of which one is always chosen: a second tap does not let go of
  /// it, and the arrow keys choose as a tap does.
  ///
  /// @param choose hears every tap
  public static void join(ToggleButton toggle, ToggleGroup group, Runnable choose) {
    toggle.setToggleGroup(group);
    fireOnArrows(toggle);
    toggle.setOnAction(_ -> {
      toggle.setSelected(true);
      choose.run();
    });
  }

  /// By itself JavaFX marks the next toggle as chosen, but does not do what it is for.
  private static void fireOnArrows(ToggleButton toggle) {
    toggle.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          int step = step(event);
          List<Toggle> all = step == 0 ? List.of() : toggle.getToggleGroup().getToggles();
          int next = all.indexOf(toggle) + step;
          if (step != 0) {
            event.consume();
          }
          if (next >= 0 && next < all.size() && all.get(next) instanceof ToggleButton there) {
            there.fire();
            there.requestFocus();
          }
        });
  }

  /// Returns where an arrow key leads in a row: -1 back, 1 on, 0 for any other key.
  static int step(KeyEvent event) {
    return event.isAltDown() || event.isShortcutDown()
        ? 0
        : switch (event.getCode()) {
          case LEFT, UP -> -1;
          case RIGHT, DOWN -> 1;
          default -> 0;
        };
  }

  /// Runs something that takes a while after what has changed can be seen; at once where no window
  /// shows.
  public static void afterNextFrame(Node node, Runnable action) {
    Scene scene = node.getScene();
    if (scene == null || scene.getWindow() == null || !scene.getWindow().isShowing()) {
      action.run();
      return;
    }
    Runnable once =
        new Runnable() {
          @Override
          public void run() {
            scene.removePostLayoutPulseListener(this);
            Platform.runLater(action);
          }
        };
    scene.addPostLayoutPulseListener(once);
    Platform.requestNextPulse();
  }
}
