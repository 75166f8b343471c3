package hnefi.ui;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import org.testfx.api.FxRobot;
import org.testfx.robot.Motion;
import org.testfx.service.query.PointQuery;

/// Clicks and types as the robot of TestFX does, and goes on as soon as the windows are laid out:
/// that one pauses for a twentieth of a second at every move, press and release.
public final class PauselessRobot extends FxRobot {
  private static final MouseButton[] PRIMARY = {MouseButton.PRIMARY};

  @Override
  public FxRobot clickOn(PointQuery query, Motion motion, MouseButton... buttons) {
    Point2D where = query.query();
    MouseButton[] pressed = buttons.length == 0 ? PRIMARY : buttons;
    return act(robot -> {
      robot.mouseMove(where);
      robot.mousePress(pressed);
      robot.mouseRelease(pressed);
    });
  }

  @Override
  public FxRobot type(KeyCode... keys) {
    for (KeyCode each : keys) {
      push(each);
    }
    return this;
  }

  @Override
  public FxRobot push(KeyCode... combination) {
    return act(robot -> {
      List<KeyCode> keys = Arrays.stream(combination).map(PauselessRobot::onThisSystem).toList();
      keys.forEach(robot::keyPress);
      keys.reversed().forEach(robot::keyRelease);
    });
  }

  private static KeyCode onThisSystem(KeyCode key) {
    boolean mac = System.getProperty("os.name").startsWith("Mac");
    return key != KeyCode.SHORTCUT ? key : mac ? KeyCode.COMMAND : KeyCode.CONTROL;
  }

  @Override
  public FxRobot interact(Runnable action) {
    FxThread.runUntilLaidOut(action);
    return this;
  }

  private FxRobot act(Consumer<Robot> action) {
    FxThread.runUntilLaidOut(() -> action.accept(new Robot()));
    return this;
  }
}
