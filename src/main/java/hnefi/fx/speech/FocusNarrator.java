package hnefi.fx.speech;

import hnefi.text.Words;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Toggle;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// Says what gets the focus in a window, and what changes in it.
final class FocusNarrator {
  private final Announcer announcer;
  private final Supplier<Words> words;
  private final Supplier<Boolean> wanted;
  private final EventHandler<Event> pressing = _ -> press();
  private boolean pressed;
  private boolean inPopup;
  private @Nullable Scene scene;
  private Subscription owner = Subscription.EMPTY;
  private Subscription popups = Subscription.EMPTY;
  private Subscription popup = Subscription.EMPTY;
  private Subscription inside = Subscription.EMPTY;

  /// @param wanted whether anybody listens
  FocusNarrator(Announcer announcer, Supplier<Words> words, Supplier<Boolean> wanted) {
    this.announcer = announcer;
    this.words = words;
    this.wanted = wanted;
  }

  /// Follows the focus in this scene and in what opens over it from now on.
  void follow(@Nullable Scene scene) {
    this.scene = scene;
    owner.unsubscribe();
    inside.unsubscribe();
    followPopups(false);
    owner =
        scene == null
            ? Subscription.EMPTY
            : scene
                .focusOwnerProperty()
                .subscribe(this::tell)
                .and(
                    scene
                        .windowProperty()
                        .flatMap(Window::showingProperty)
                        .orElse(false)
                        .subscribe(this::followPopups))
                .and(followPresses(scene));
  }

  /// Whoever presses something wants to hear at once where it led; what moves the focus by itself,
  /// as a button that can no longer be used, cuts nothing short.
  private Subscription followPresses(Scene scene) {
    scene.addEventFilter(KeyEvent.KEY_PRESSED, pressing);
    scene.addEventFilter(MouseEvent.MOUSE_PRESSED, pressing);
    return () -> {
      scene.removeEventFilter(KeyEvent.KEY_PRESSED, pressing);
      scene.removeEventFilter(MouseEvent.MOUSE_PRESSED, pressing);
    };
  }

  private void press() {
    pressed = true;
    Platform.runLater(() -> pressed = false);
  }

  /// Follows what opens as long as the window shows: the list of all windows outlives it.
  private void followPopups(boolean isShowing) {
    popups.unsubscribe();
    popup.unsubscribe();
    popups = isShowing ? Window.getWindows().subscribe(this::followPopup) : Subscription.EMPTY;
  }

  /// Follows the focus in the latest menu or card that has opened.
  private void followPopup() {
    popup.unsubscribe();
    Optional<Window> latest =
        Window.getWindows().stream()
            .filter(each -> each instanceof PopupWindow && !(each instanceof Tooltip))
            .reduce((_, last) -> last);
    popup =
        latest
            .map(open -> open.getScene().focusOwnerProperty().subscribe(this::tellPart))
            .orElse(Subscription.EMPTY);
    if (latest.isEmpty() && inPopup) {
      inPopup = false;
      comeBack();
    }
  }

  /// Where a menu or card has closed, one is where it was opened.
  private void comeBack() {
    if (scene != null && scene.getFocusOwner() instanceof Node here) {
      sayPlace(
          new NodeDescriber(words.get()).describe(here, NodeDescriber.namesToldWith(here)), true);
    }
  }

  private void tellPart(@Nullable Node part) {
    // A menu as a whole, which has the focus first, was named by what opened it.
    if (part != null && !part.getStyleClass().contains("context-menu")) {
      inPopup = true;
      sayPlace(new NodeDescriber(words.get()).describe(part, Set.of()), true);
    }
  }

  private void tell(@Nullable Node before, @Nullable Node now) {
    inside.unsubscribe();
    inside = Subscription.EMPTY;
    if (now != null) {
      // Not the node itself: its screen may be gone, and would be kept.
      Set<String> known = NodeDescriber.namesToldWith(before);
      sayPlace(new NodeDescriber(words.get()).describe(now, known), pressed);
      inside = changes(now, known);
    }
  }

  private Subscription changes(Node node, Set<String> known) {
    return switch (node) {
      case ListView<?> list ->
          list.getSelectionModel()
              .selectedIndexProperty()
              .subscribe((_, _) -> say(NodeDescriber.selected(list)));
      case Toggle toggle ->
          toggle
              .selectedProperty()
              .subscribe((_, on) -> {
                // Of several which exclude each other only the one that is chosen is of interest.
                if (on || toggle.getToggleGroup() == null) {
                  sayState(node, known, NodeDescriber.state(toggle, words.get()));
                }
              });
      case CheckBox box ->
          box.selectedProperty()
              .subscribe((_, _) -> sayState(node, known, NodeDescriber.state(box, words.get())));
      case ComboBox<?> box ->
          box.valueProperty().subscribe((_, _) -> say(NodeDescriber.value(box)));
      case Slider slider ->
          slider
              .valueProperty()
              .subscribe((_, value) -> say(words.get().say("state.value", value)));
      case TextInputControl field ->
          field.textProperty().subscribe((old, text) -> say(typed(old, text)));
      case Button button -> button.textProperty().subscribe((_, _) -> renamed(button, known));
      default -> Subscription.EMPTY;
    };
  }

  /// A button may get the focus just before it gets its name.
  private void renamed(Button button, Set<String> known) {
    if (announcer.isTellingPlace()) {
      sayPlace(new NodeDescriber(words.get()).describe(button, known), pressed);
    }
  }

  /// Returns what was added to a text, else all of it.
  private static String typed(@Nullable String before, @Nullable String now) {
    String text = Objects.toString(now, "");
    String old = Objects.toString(before, "");
    return text.startsWith(old) ? text.substring(old.length()) : text;
  }

  /// A click reaches a switch and turns it at once: then it is told as it stands now.
  private void sayState(Node node, Set<String> known, String state) {
    if (announcer.isTellingPlace()) {
      sayPlace(new NodeDescriber(words.get()).describe(node, known), true);
    } else {
      say(state);
    }
  }

  private void say(String text) {
    if (wanted.get()) {
      announcer.reply(text);
    }
  }

  private void sayPlace(String text, boolean cutting) {
    if (wanted.get()) {
      announcer.tellPlace(text, cutting);
    }
  }
}
