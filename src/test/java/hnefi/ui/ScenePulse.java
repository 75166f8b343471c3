package hnefi.ui;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import javafx.scene.Scene;

/// Style and layout of a scene without a window, as a pulse of JavaFX does them in one with a
/// window: only of what has changed.
///
/// `Node.applyCss`, the public way, looks at the styles of every node of the scene each time, which
/// took a third of the time of the tests that look at all screens.
public final class ScenePulse {
  /// Styles what has changed, gives the root the size of the scene and lays it out.
  private static final Method PULSE = pulse();

  private ScenePulse() {}

  private static Method pulse() {
    try {
      return Class.forName("com.sun.javafx.scene.SceneHelper")
          .getMethod("preferredSize", Scene.class);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("this JavaFX has another way", e);
    }
  }

  /// Does what a pulse does before it paints.
  ///
  /// @param scene made with its width and height
  public static void run(Scene scene) {
    try {
      PULSE.invoke(null, scene);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
