package hnefi.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeoutException;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/// Starts JavaFX for the tests of a class. Before each, its [Start] method fills the window;
/// afterwards every window is closed. What went wrong on the JavaFX thread fails the test, and so
/// does what JavaFX finds wrong in a style sheet, such as a colour that no theme defines.
///
/// The extension of TestFX does the same, but pauses for a quarter of a second around every test.
public final class WindowExtension
    implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback, ParameterResolver {
  // Held here, or it would be forgotten together with its handler.
  private static final Logger STYLES = Logger.getLogger("javafx.css");

  private static final Queue<String> STYLE_FAULTS = new ConcurrentLinkedQueue<>();

  static {
    STYLES.addHandler(new StyleFaults());
  }

  private static final class StyleFaults extends Handler {
    @Override
    public void publish(LogRecord fault) {
      STYLE_FAULTS.add(fault.getMessage());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  /// Fills the window before each test: a method that is given its [Stage], on the JavaFX thread.
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.METHOD)
  public @interface Start {}

  /// Controls may be made as soon as the test itself is.
  @Override
  public void beforeAll(ExtensionContext context) throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    Stage stage = FxToolkit.toolkitContext().getRegisteredStage();
    Object test = context.getRequiredTestInstance();
    List<Method> fill =
        Arrays.stream(test.getClass().getDeclaredMethods())
            .filter(each -> each.isAnnotationPresent(Start.class))
            .toList();
    for (Method each : fill) {
      each.setAccessible(true);
      FxThread.runUntilLaidOut(() -> invoke(each, test, stage));
    }
  }

  private static void invoke(Method fill, Object test, Stage stage) {
    try {
      fill.invoke(test, stage);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void afterEach(ExtensionContext context) {
    FxThread.run(() -> {
      // Whoever touches anything also fills the screen, where JavaFX lays a hint over every scene.
      FxToolkit.toolkitContext().getRegisteredStage().setFullScreen(false);
      List.copyOf(Window.getWindows()).forEach(Window::hide);
      new Robot().mouseRelease(MouseButton.PRIMARY);
    });
    // What that left for later.
    FxThread.run(() -> {});
    List<String> faults = List.copyOf(STYLE_FAULTS);
    STYLE_FAULTS.clear();
    assertThat(faults).as("faults in style sheets").isEmpty();
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == FxRobot.class;
  }

  @Override
  public FxRobot resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return new PauselessRobot();
  }
}
