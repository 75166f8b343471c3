package hnefi.ui;

import hnefi.fx.theme.Appearance;
import hnefi.ui.settings.SettingsModel;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.util.Subscription;

/// The frame of the program in a scene without a window, which is styled and laid out but never
/// painted.
///
/// JavaFX holds whatever such a scene has ever contained, and what was shown in a task of its
/// thread until the task is over: take a fresh scene every few pages, and a task for each page.
public final class UnshownScene {
  private static final int MOST_LAYOUTS = 30;

  private final Parent root;
  private final Appearance appearance;
  private final double width;
  private final double height;
  private Scene scene;
  private Subscription dressed;

  public UnshownScene(Parent root, SettingsModel settings, double width, double height) {
    Appearance.prepare();
    this.root = root;
    appearance = new Appearance(settings);
    this.width = width;
    this.height = height;
    scene = new Scene(new Group(), width, height);
    dressed = appearance.dress(scene, root);
  }

  /// Returns the scene as it is until the next fresh one.
  public Scene scene() {
    return scene;
  }

  /// Changes what the frame contains and moves it into a fresh scene.
  public void renew(Runnable change) {
    empty();
    change.run();
    scene = new Scene(new Group(), width, height);
    dressed = appearance.dress(scene, root);
  }

  /// Takes the frame out of the scene, where nothing needs styles, until the next fresh one.
  public void empty() {
    dressed.unsubscribe();
    scene.setRoot(new Group());
  }

  /// Finishes style and layout, until nothing moves any more: some nodes arrange themselves only
  /// when they know their size.
  public void settle() {
    List<Bounds> before = List.of();
    for (int i = 0; i < MOST_LAYOUTS; i++) {
      ScenePulse.run(scene);
      List<Bounds> now = places(root).toList();
      if (now.equals(before)) {
        return;
      }
      before = now;
    }
    throw new AssertionError("The layout comes to no rest.");
  }

  private static Stream<Bounds> places(Node node) {
    Stream<Bounds> own = Stream.of(node.getBoundsInParent());
    return node instanceof Parent parent && node.isVisible()
        ? Stream.concat(
            own, parent.getChildrenUnmodifiable().stream().flatMap(UnshownScene::places))
        : own;
  }
}
