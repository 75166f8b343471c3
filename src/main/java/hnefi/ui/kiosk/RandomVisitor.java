package hnefi.ui.kiosk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.collections.ObservableList;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Point3D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SubScene;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// A visitor who touches anything: taps, drags, lifts the finger elsewhere, long presses, other
/// buttons of a mouse, the wheel, two fingers and keys, seeded so that it can be repeated. It hands
/// events to the nodes under the finger, and waits for nothing.
public final class RandomVisitor {
  private static final int REMEMBERED = 30;
  private static final int STEPS_OF_A_DRAG = 4;

  /// After so many actions a visitor looks anew where buttons are.
  private static final int GLANCE = 20;

  /// What a visitor does.
  private enum Gesture {
    TAP,
    TAP_BUTTON,
    DRAG,
    LIFT_ELSEWHERE,
    OTHER_BUTTON,
    LONG_PRESS,
    WHEEL,
    PINCH,
    KEY
  }

  private static final List<KeyCode> KEYS = List.copyOf(EnumSet.allOf(KeyCode.class));

  private final Scene scene;
  private final Random chance;
  private final double taps;
  private final Deque<Note> latest = new ArrayDeque<>();
  private final List<Node> buttons = new ArrayList<>();
  private long actions;
  private long looked = -GLANCE;
  private @Nullable Node seen;

  /// @param taps how many of a hundred actions are taps, which may lead elsewhere; the others
  ///   should lead nowhere
  public RandomVisitor(Scene scene, long seed, double taps) {
    this.scene = scene;
    this.taps = taps / 100;
    chance = new Random(seed);
  }

  /// Returns how many actions there were.
  public long actions() {
    return actions;
  }

  /// Returns the latest actions, the newest last.
  public List<String> latest() {
    return latest.stream().map(Note::toString).toList();
  }

  /// Does one thing.
  public void act() {
    actions++;
    Gesture gesture = gesture();
    switch (gesture) {
      case TAP -> tap(anywhere());
      case TAP_BUTTON -> tap(onButton());
      case DRAG -> drag(anywhere(), anywhere());
      case LIFT_ELSEWHERE -> drag(onButton(), anywhere());
      case OTHER_BUTTON -> otherButton(onButton());
      case LONG_PRESS -> longPress(anywhere());
      case WHEEL -> wheel(anywhere());
      case PINCH -> pinch(anywhere());
      case KEY -> key(KEYS.get(chance.nextInt(KEYS.size())));
    }
  }

  private Gesture gesture() {
    if (chance.nextDouble() < taps) {
      return chance.nextBoolean() ? Gesture.TAP_BUTTON : Gesture.TAP;
    }
    Gesture[] others = Gesture.values();
    return others[2 + chance.nextInt(others.length - 2)];
  }

  // --- Where

  /// A window to be touched: a popup above the screen, if there is one.
  private Scene touched() {
    List<Window> popups =
        Window.getWindows().stream()
            .filter(each -> each instanceof PopupWindow && each.isShowing())
            .toList();
    return popups.isEmpty() || chance.nextInt(4) == 0
        ? scene
        : popups.get(chance.nextInt(popups.size())).getScene();
  }

  private record Place(Scene scene, Point2D point) {
    Optional<Node> node() {
      return scene.getRoot() == null ? Optional.empty() : pick(scene.getRoot(), point);
    }
  }

  private Place anywhere() {
    Scene where = touched();
    return new Place(
        where,
        new Point2D(
            chance.nextDouble() * where.getWidth(), chance.nextDouble() * where.getHeight()));
  }

  private Place onButton() {
    Scene where = touched();
    if (actions - looked >= GLANCE || seen != where.getRoot()) {
      looked = actions;
      seen = where.getRoot();
      buttons.clear();
      collectButtons(where.getRoot(), buttons);
    }
    if (buttons.isEmpty()) {
      return anywhere();
    }
    Node button = buttons.get(chance.nextInt(buttons.size()));
    if (button.getScene() != where) {
      looked = -GLANCE;
      return anywhere();
    }
    Bounds bounds = button.localToScene(button.getLayoutBounds());
    return new Place(
        where,
        new Point2D(
            bounds.getMinX() + (0.2 + 0.6 * chance.nextDouble()) * bounds.getWidth(),
            bounds.getMinY() + (0.2 + 0.6 * chance.nextDouble()) * bounds.getHeight()));
  }

  private static void collectButtons(Node node, List<Node> found) {
    if (!node.isVisible() || node.isDisabled()) {
      return;
    }
    if (node instanceof ButtonBase) {
      found.add(node);
    } else if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(each -> collectButtons(each, found));
    }
  }

  /// Returns the node under a point as JavaFX would pick it.
  private static Optional<Node> pick(Node node, Point2D inParent) {
    if (!node.isVisible()
        || node.isMouseTransparent()
        || node.isDisabled()
        || !node.getBoundsInParent().contains(inParent)) {
      return Optional.empty();
    }
    Point2D here = node.parentToLocal(inParent);
    if (here == null
        || (node.getClip() != null
            && !node.getClip().contains(node.getClip().parentToLocal(here)))) {
      return Optional.empty();
    }
    if (node instanceof Parent parent && !(node instanceof SubScene)) {
      ObservableList<Node> children = parent.getChildrenUnmodifiable();
      for (int i = children.size() - 1; i >= 0; i--) {
        Optional<Node> found = pick(children.get(i), here);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    // A group is only what is in it.
    return !(node instanceof Group) && node.contains(here) ? Optional.of(node) : Optional.empty();
  }

  // --- What

  private void tap(Place where) {
    Optional<Node> node = where.node();
    note("tap", node, where.point());
    node.ifPresent(target -> {
      mouse(target, MouseEvent.MOUSE_PRESSED, where, MouseButton.PRIMARY, true);
      mouse(target, MouseEvent.MOUSE_RELEASED, where, MouseButton.PRIMARY, true);
      mouse(target, MouseEvent.MOUSE_CLICKED, where, MouseButton.PRIMARY, true);
    });
  }

  private void drag(Place from, Place to) {
    Optional<Node> node = from.node();
    note("drag", node, from.point());
    node.ifPresent(target -> {
      mouse(target, MouseEvent.MOUSE_PRESSED, from, MouseButton.PRIMARY, true);
      mouse(target, MouseEvent.DRAG_DETECTED, from, MouseButton.PRIMARY, false);
      for (int i = 1; i <= STEPS_OF_A_DRAG; i++) {
        Point2D between = from.point().interpolate(to.point(), (double) i / STEPS_OF_A_DRAG);
        mouse(
            target,
            MouseEvent.MOUSE_DRAGGED,
            new Place(from.scene(), between),
            MouseButton.PRIMARY,
            false);
      }
      leave(target, to);
      mouse(
          target,
          MouseEvent.MOUSE_RELEASED,
          new Place(from.scene(), to.point()),
          MouseButton.PRIMARY,
          false);
    });
  }

  /// The finger leaves the node and all it lies in, as JavaFX tells each of them.
  private static void leave(Node target, Place where) {
    TouchGuard.ancestors(target)
        .forEach(each -> mouse(each, MouseEvent.MOUSE_EXITED, where, MouseButton.PRIMARY, false));
  }

  private void otherButton(Place where) {
    MouseButton button =
        List.of(MouseButton.SECONDARY, MouseButton.MIDDLE, MouseButton.BACK, MouseButton.FORWARD)
            .get(chance.nextInt(4));
    Optional<Node> node = where.node();
    note(button.toString(), node, where.point());
    node.ifPresent(target -> {
      mouse(target, MouseEvent.MOUSE_PRESSED, where, button, true);
      mouse(target, MouseEvent.MOUSE_RELEASED, where, button, true);
      mouse(target, MouseEvent.MOUSE_CLICKED, where, button, true);
    });
  }

  private void longPress(Place where) {
    Optional<Node> node = where.node();
    note("long press", node, where.point());
    node.ifPresent(target -> {
      mouse(target, MouseEvent.MOUSE_PRESSED, where, MouseButton.PRIMARY, true);
      Point2D at = where.point();
      Event.fireEvent(
          target,
          new ContextMenuEvent(
              ContextMenuEvent.CONTEXT_MENU_REQUESTED,
              at.getX(),
              at.getY(),
              at.getX(),
              at.getY(),
              false,
              new PickResult(target, new Point3D(at.getX(), at.getY(), 0), 0)));
      leave(target, where);
      mouse(target, MouseEvent.MOUSE_RELEASED, where, MouseButton.PRIMARY, false);
    });
  }

  private void wheel(Place where) {
    Optional<Node> node = where.node();
    note("wheel", node, where.point());
    double delta = (chance.nextDouble() - 0.5) * 800;
    node.ifPresent(target ->
        Event.fireEvent(
            target,
            new ScrollEvent(
                ScrollEvent.SCROLL,
                where.point().getX(),
                where.point().getY(),
                where.point().getX(),
                where.point().getY(),
                chance.nextBoolean(),
                false,
                false,
                false,
                true,
                false,
                0,
                delta,
                0,
                delta,
                ScrollEvent.HorizontalTextScrollUnits.NONE,
                0,
                ScrollEvent.VerticalTextScrollUnits.NONE,
                0,
                1,
                pick(target, where))));
  }

  private void pinch(Place where) {
    Optional<Node> node = where.node();
    note("pinch", node, where.point());
    double factor = 0.5 + chance.nextDouble() * 1.5;
    node.ifPresent(target ->
        Event.fireEvent(
            target,
            new ZoomEvent(
                ZoomEvent.ZOOM,
                where.point().getX(),
                where.point().getY(),
                where.point().getX(),
                where.point().getY(),
                false,
                false,
                false,
                false,
                true,
                false,
                factor,
                factor,
                pick(target, where))));
  }

  private void key(KeyCode code) {
    boolean control = chance.nextInt(4) == 0;
    boolean alt = chance.nextInt(6) == 0;
    Node owner = scene.getFocusOwner();
    Node target = owner == null ? scene.getRoot() : owner;
    note(
        "key " + code + (control ? " with Control" : "") + (alt ? " with Alt" : ""),
        Optional.of(target),
        Point2D.ZERO);
    for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
      Event.fireEvent(
          target,
          new KeyEvent(type, "", code.getName(), code, chance.nextBoolean(), control, alt, false));
    }
    Event.fireEvent(
        target,
        new KeyEvent(KeyEvent.KEY_TYPED, "x", "", KeyCode.UNDEFINED, false, control, alt, false));
  }

  private static PickResult pick(Node target, Place where) {
    return new PickResult(target, new Point3D(where.point().getX(), where.point().getY(), 0), 0);
  }

  private static void mouse(
      Node target, EventType<MouseEvent> type, Place where, MouseButton button, boolean still) {
    Point2D at = where.point();
    boolean down = type != MouseEvent.MOUSE_RELEASED && type != MouseEvent.MOUSE_CLICKED;
    Event.fireEvent(
        target,
        new MouseEvent(
            type,
            at.getX(),
            at.getY(),
            at.getX(),
            at.getY(),
            button,
            1,
            false,
            false,
            false,
            false,
            down && button == MouseButton.PRIMARY,
            down && button == MouseButton.MIDDLE,
            down && button == MouseButton.SECONDARY,
            down && button == MouseButton.BACK,
            down && button == MouseButton.FORWARD,
            false,
            false,
            still,
            pick(target, where)));
  }

  private void note(String action, Optional<Node> target, Point2D where) {
    if (latest.size() == REMEMBERED) {
      latest.removeFirst();
    }
    latest.addLast(new Note(actions, action, target, where));
  }

  /// What was done, said only if somebody asks.
  private record Note(long number, String action, Optional<Node> target, Point2D where) {
    @Override
    public String toString() {
      return "%d: %s %s at %.0f, %.0f"
          .formatted(number, action, name(target), where.getX(), where.getY());
    }
  }

  private static String name(Optional<Node> node) {
    return node.map(
            each -> {
              String id = each.getId() == null ? "" : "#" + each.getId();
              return each.getClass().getSimpleName() + id + each.getStyleClass();
            })
        .orElse("nothing");
  }
}
