package hnefi.ui.kiosk;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/// A visitor who touches anything: taps, drags, lifts the finger elsewhere, long presses, other
/// buttons of a mouse, the wheel, two fingers and keys, seeded so that it can be repeated. It hands
/// events to the nodes under the finger, and waits for nothing.
public final class RandomVisitor {
  private static final int REMEMBERED = 30;
  private static final int STEPS_OF_A_DRAG = 4;

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
  private final RandomTouchPoints points;
  private final Deque<Note> latest = new ArrayDeque<>();
  private long actions;

  /// @param taps how many of a hundred actions are taps, which may lead elsewhere; the others
  ///   should lead nowhere
  public RandomVisitor(Scene scene, long seed, double taps) {
    this.scene = scene;
    this.taps = taps / 100;
    chance = new Random(seed);
    points = new RandomTouchPoints(scene, chance);
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
      case TAP -> tap(points.anywhere());
      case TAP_BUTTON -> tap(points.onButton(actions));
      case DRAG -> drag(points.anywhere(), points.anywhere());
      case LIFT_ELSEWHERE -> drag(points.onButton(actions), points.anywhere());
      case OTHER_BUTTON -> otherButton(points.onButton(actions));
      case LONG_PRESS -> longPress(points.anywhere());
      case WHEEL -> wheel(points.anywhere());
      case PINCH -> pinch(points.anywhere());
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

  // --- Gestures

  private void tap(TouchPoint where) {
    Optional<Node> node = where.node();
    note("tap", node, where.point());
    node.ifPresent(target -> {
      SyntheticEvents.mouse(target, MouseEvent.MOUSE_PRESSED, where, MouseButton.PRIMARY, true);
      SyntheticEvents.mouse(target, MouseEvent.MOUSE_RELEASED, where, MouseButton.PRIMARY, true);
      SyntheticEvents.mouse(target, MouseEvent.MOUSE_CLICKED, where, MouseButton.PRIMARY, true);
    });
  }

  private void drag(TouchPoint from, TouchPoint to) {
    Optional<Node> node = from.node();
    note("drag", node, from.point());
    node.ifPresent(target -> {
      SyntheticEvents.mouse(target, MouseEvent.MOUSE_PRESSED, from, MouseButton.PRIMARY, true);
      SyntheticEvents.mouse(target, MouseEvent.DRAG_DETECTED, from, MouseButton.PRIMARY, false);
      for (int i = 1; i <= STEPS_OF_A_DRAG; i++) {
        Point2D between = from.point().interpolate(to.point(), (double) i / STEPS_OF_A_DRAG);
        SyntheticEvents.mouse(
            target, MouseEvent.MOUSE_DRAGGED, from.at(between), MouseButton.PRIMARY, false);
      }
      SyntheticEvents.leave(target, to);
      SyntheticEvents.mouse(
          target, MouseEvent.MOUSE_RELEASED, from.at(to.point()), MouseButton.PRIMARY, false);
    });
  }

  private void otherButton(TouchPoint where) {
    MouseButton button =
        List.of(MouseButton.SECONDARY, MouseButton.MIDDLE, MouseButton.BACK, MouseButton.FORWARD)
            .get(chance.nextInt(4));
    Optional<Node> node = where.node();
    note(button.toString(), node, where.point());
    node.ifPresent(target -> {
      SyntheticEvents.mouse(target, MouseEvent.MOUSE_PRESSED, where, button, true);
      SyntheticEvents.mouse(target, MouseEvent.MOUSE_RELEASED, where, button, true);
      SyntheticEvents.mouse(target, MouseEvent.MOUSE_CLICKED, where, button, true);
    });
  }

  private void longPress(TouchPoint where) {
    Optional<Node> node = where.node();
    note("long press", node, where.point());
    node.ifPresent(target -> {
      SyntheticEvents.mouse(target, MouseEvent.MOUSE_PRESSED, where, MouseButton.PRIMARY, true);
      SyntheticEvents.contextMenu(target, where);
      SyntheticEvents.leave(target, where);
      SyntheticEvents.mouse(target, MouseEvent.MOUSE_RELEASED, where, MouseButton.PRIMARY, false);
    });
  }

  private void wheel(TouchPoint where) {
    Optional<Node> node = where.node();
    note("wheel", node, where.point());
    double delta = (chance.nextDouble() - 0.5) * 800;
    node.ifPresent(target -> SyntheticEvents.scroll(target, where, delta, chance.nextBoolean()));
  }

  private void pinch(TouchPoint where) {
    Optional<Node> node = where.node();
    note("pinch", node, where.point());
    double factor = 0.5 + chance.nextDouble() * 1.5;
    node.ifPresent(target -> SyntheticEvents.zoom(target, where, factor));
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
    SyntheticEvents.key(target, code, chance::nextBoolean, control, alt);
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
      return String.format(
          Locale.ROOT,
          "%d: %s %s at %.0f, %.0f",
          number,
          action,
          name(target),
          where.getX(),
          where.getY());
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
