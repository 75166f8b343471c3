package hnefi.fx.shell;

import hnefi.fx.theme.Nodes;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Toggle;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// Keeps the focus in the page when what had it goes away: else it would go to the top of the
/// window, or to whatever comes next, and a key would press something that nobody chose.
final class PageFocus {
  private final Supplier<Optional<Parent>> page;
  private Subscription following = Subscription.EMPTY;
  private boolean byKeys;
  private boolean lost;
  // Where JavaFX puts a lost focus, before anybody else can: whatever comes next in the window.
  private @Nullable Node substitute;

  /// @param page what is shown
  PageFocus(Supplier<Optional<Parent>> page) {
    this.page = page;
  }

  void install(Parent root) {
    root.sceneProperty()
        .subscribe(scene -> {
          following.unsubscribe();
          following =
              scene == null ? Subscription.EMPTY : scene.focusOwnerProperty().subscribe(this::stay);
        });
    root.addEventFilter(KeyEvent.KEY_PRESSED, _ -> byKeys = true);
    root.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> byKeys = false);
  }

  /// What had the focus may go away or become unusable: then it stays in the page, unless it was
  /// given to something else. Whoever goes by keys goes on with a part of the page; whoever points
  /// chooses anew.
  private void stay(@Nullable Node before, @Nullable Node now) {
    if (now == null && before != null && !Nodes.isUsable(before)) {
      lost = true;
      substitute = null;
      Platform.runLater(this::comeBack);
    } else if (lost && substitute == null) {
      substitute = now;
    }
  }

  private void comeBack() {
    Node given = substitute;
    lost = false;
    substitute = null;
    page.get()
        .filter(each ->
            each.getScene() != null && Objects.equals(each.getScene().getFocusOwner(), given))
        .ifPresent(byKeys ? PageFocus::enter : Node::requestFocus);
  }

  /// Returns whether somebody goes by keys.
  boolean isByKeys() {
    return byKeys;
  }

  /// Goes to the part of a page where one [begins][Nodes#focusFirst], or else to the first that can
  /// have the focus, or to the page itself if nothing in it can; it stays where it is if it is
  /// there already.
  static void enter(Parent page) {
    if (!isIn(page)) {
      // Only what has its skin shows what it contains.
      page.applyCss();
      beginning(page)
          .flatMap(each -> parts(each).findFirst())
          .or(() -> parts(page).findFirst())
          .map(PageFocus::chosen)
          .orElse(page)
          .requestFocus();
    }
  }

  /// Returns the part of a page where one [begins][Nodes#focusFirst], if it has such a part.
  static Optional<Node> beginning(Node node) {
    if (!node.isVisible() || node.isDisabled()) {
      return Optional.empty();
    }
    return Nodes.isFocusedFirst(node)
        ? Optional.of(node)
        : node instanceof Parent parent
            ? parent.getChildrenUnmodifiable().stream()
                .flatMap(each -> beginning(each).stream())
                .findFirst()
            : Optional.empty();
  }

  /// What had the focus in a page, to be found so again in one built anew.
  ///
  /// @param place where in the order in which Tab goes
  record Position(int place, @Nullable String id, Class<? extends Node> type) {
    private Position(Node node, int place) {
      this(place, node.getId(), node.getClass());
    }

    /// Returns the part with this id, or else the one at this place.
    private Optional<Node> find(List<Node> parts) {
      return parts.stream()
          .filter(each -> id != null && id.equals(each.getId()))
          .findFirst()
          .or(() -> parts.stream().skip(place).findFirst())
          .filter(each -> each.getClass().equals(type));
    }
  }

  /// Returns what has the focus in a page.
  static Optional<Position> position(Parent page) {
    List<Node> parts = parts(page).toList();
    return parts.stream()
        .filter(Node::isFocused)
        .findFirst()
        .map(each -> new Position(each, parts.indexOf(each)));
  }

  /// Goes to what had the focus in a page when somebody left it; as if coming for the first time if
  /// that is no longer there.
  static void enter(Parent page, Optional<Position> left) {
    if (!isIn(page)) {
      // Only what has its skin shows what it contains.
      page.applyCss();
      left.flatMap(each -> each.find(parts(page).toList())).ifPresent(Node::requestFocus);
      enter(page);
    }
  }

  /// Returns whether the focus is in a page.
  static boolean isIn(Parent page) {
    return Nodes.focusOwnerIn(page).isPresent();
  }

  /// Of toggles which exclude each other, Tab reaches only the chosen one.
  private static Node chosen(Node first) {
    return first instanceof Toggle toggle
            && toggle.getToggleGroup() != null
            && toggle.getToggleGroup().getSelectedToggle() instanceof Node selected
        ? selected
        : first;
  }

  private static Stream<Node> parts(Node node) {
    if (!node.isVisible() || node.isDisabled()) {
      return Stream.empty();
    }
    Stream<Node> inside =
        node instanceof Parent parent
            ? parent.getChildrenUnmodifiable().stream().flatMap(PageFocus::parts)
            : Stream.empty();
    return node.isFocusTraversable() ? Stream.concat(Stream.of(node), inside) : inside;
  }
}
