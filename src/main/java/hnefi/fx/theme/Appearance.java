package hnefi.fx.theme;

import hnefi.fx.settings.TextSize;
import hnefi.fx.settings.Theme;
import hnefi.fx.settings.WindowSettings;
import java.net.URL;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import javafx.application.Application;
import javafx.css.PseudoClass;
import javafx.event.EventHandler;
import javafx.event.EventType;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TouchEvent;
import javafx.util.Subscription;

/// Dresses scenes as the settings say: colours, text size, and the arrangement that fits the
/// window.
///
/// The root carries the style classes `theme-light`, `theme-dark` or `theme-contrast` and `text-80`
/// to `text-200`, and the pseudo-classes `:tall` (higher than wide), `:roomy` (a large screen),
/// `:vast` (a wall) and `:keys` (the last input was a key, and whoever types must see where).
public final class Appearance {
  private static final PseudoClass TALL = PseudoClass.getPseudoClass("tall");
  private static final PseudoClass ROOMY = PseudoClass.getPseudoClass("roomy");
  private static final PseudoClass KEYS = PseudoClass.getPseudoClass("keys");
  private static final PseudoClass POINTED = PseudoClass.getPseudoClass("pointed");
  private static final PseudoClass VAST = PseudoClass.getPseudoClass("vast");

  /// How large a window can be.
  static final List<PseudoClass> SIZES = List.of(ROOMY, VAST);

  private static final double ROOMY_FROM = 1000;
  private static final double VAST_FROM = 1700;

  private final WindowSettings settings;

  public Appearance(WindowSettings settings) {
    this.settings = settings;
  }

  /// Returns whether the last input in the window of a node was a key.
  public static boolean isByKeys(Node node) {
    return isWindow(KEYS, node);
  }

  /// Returns whether whoever uses the window of a node pointed there last: not so before the first
  /// touch or click, as where a screen reader presses the buttons.
  public static boolean isPointed(Node node) {
    return isWindow(POINTED, node);
  }

  private static boolean isWindow(PseudoClass state, Node node) {
    return node.getScene() != null
        && node.getScene().getRoot().getPseudoClassStates().contains(state);
  }

  /// Makes the fonts and the style of all controls known to JavaFX, which was started. Call it
  /// once.
  public static void prepare() {
    setUserAgentStylesheet();
    loadFonts();
  }

  /// Makes the style of all controls known. Call it after JavaFX was started and before the first
  /// control is made: that would read the style of JavaFX's own. Called on another thread than
  /// JavaFX's, it leaves the reading to that one.
  public static void setUserAgentStylesheet() {
    Application.setUserAgentStylesheet(sheet("/atlantafx/base/theme/primer-light.bss"));
  }

  /// Makes the fonts known. It can be called while JavaFX starts.
  public static void loadFonts() {
    Fonts.load();
  }

  /// Makes a scene that is dressed, now and whenever the settings or its size change. Its root
  /// comes into a scene that has its style sheets already, so that JavaFX looks for the styles of
  /// each node once and not twice.
  public Scene scene(Parent root, double width, double height) {
    Scene scene = new Scene(new Group(), width, height);
    dress(scene, root);
    return scene;
  }

  /// Dresses a scene and then shows something in it; see [#scene].
  ///
  /// @return no longer dresses it
  public Subscription dress(Scene scene, Parent root) {
    dressNow(scene, root);
    fit(root, scene.getWidth(), scene.getHeight());
    scene.setRoot(root);
    return dress(scene);
  }

  /// Dresses a scene, now and whenever the settings or its size change.
  ///
  /// @return no longer does so
  public Subscription dress(Scene scene) {
    dressNow(scene);
    fit(scene);
    return Subscription.combine(
        settings.themeProperty().subscribe(() -> dressNow(scene)),
        settings.displayProperty().subscribe(() -> dressNow(scene)),
        followInput(scene),
        scene.widthProperty().subscribe(() -> fit(scene)),
        scene.heightProperty().subscribe(() -> fit(scene)));
  }

  /// Rings around what has the focus are for keys: they come with the first one, and go with the
  /// next touch or click.
  private static Subscription followInput(Scene scene) {
    EventHandler<InputEvent> follow =
        event -> {
          boolean isKey = event instanceof KeyEvent;
          boolean isModifier = event instanceof KeyEvent key && key.getCode().isModifierKey();
          if (!isModifier) {
            scene.getRoot().pseudoClassStateChanged(KEYS, isKey);
            scene.getRoot().pseudoClassStateChanged(POINTED, !isKey);
          }
        };
    List<EventType<? extends InputEvent>> types =
        List.of(KeyEvent.KEY_PRESSED, MouseEvent.MOUSE_PRESSED, TouchEvent.TOUCH_PRESSED);
    types.forEach(each -> scene.addEventFilter(each, follow));
    return () -> types.forEach(each -> scene.removeEventFilter(each, follow));
  }

  private void dressNow(Scene scene) {
    dressNow(scene, scene.getRoot());
  }

  private void dressNow(Scene scene, Parent root) {
    Theme theme = settings.theme();
    List<String> sheets =
        List.of(sheet("base.css"), sheet("controls.css"), sheet(theme.id() + ".css"));
    if (!scene.getStylesheets().equals(sheets)) {
      scene.getStylesheets().setAll(sheets);
    }
    List<String> old = List.copyOf(root.getStyleClass());
    List<String> wanted = List.of(theme.styleClass(), settings.display().textSize().styleClass());
    root.getStyleClass()
        .removeIf(each -> !wanted.contains(each) && (isTheme(each) || isTextSize(each)));
    wanted.stream().filter(each -> !old.contains(each)).forEach(root.getStyleClass()::add);
  }

  private static void fit(Scene scene) {
    fit(scene.getRoot(), scene.getWidth(), scene.getHeight());
  }

  private static void fit(Parent root, double width, double height) {
    double shorter = Math.min(width, height);
    root.pseudoClassStateChanged(TALL, height > width);
    root.pseudoClassStateChanged(ROOMY, shorter >= ROOMY_FROM && shorter < VAST_FROM);
    root.pseudoClassStateChanged(VAST, shorter >= VAST_FROM);
  }

  private static boolean isTheme(String styleClass) {
    return Arrays.stream(Theme.values()).map(Theme::styleClass).anyMatch(styleClass::equals);
  }

  private static boolean isTextSize(String styleClass) {
    return Arrays.stream(TextSize.values()).map(TextSize::styleClass).anyMatch(styleClass::equals);
  }

  private static String sheet(String name) {
    URL url =
        name.startsWith("/atlantafx")
            ? atlantafx.base.theme.Theme.class.getResource(name)
            : Appearance.class.getResource(name);
    return Objects.requireNonNull(url, name).toExternalForm();
  }
}
