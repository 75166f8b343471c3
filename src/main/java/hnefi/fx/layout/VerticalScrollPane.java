package hnefi.fx.layout;

import java.util.Objects;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Skin;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.skin.ScrollPaneSkin;

/// Scrolls what is higher than its place, and lets it be just as wide.
///
/// It keeps no bitmap of its content: whatever changed on a page, were it a button that lights up,
/// would have the whole page drawn into it anew.
///
/// A field that is to be filled in comes into view, with its label and its buttons where they fit.
public class VerticalScrollPane extends ScrollPane {
  public VerticalScrollPane() {
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
  }

  public VerticalScrollPane(Node content) {
    this();
    setContent(content);
  }

  @Override
  protected Skin<?> createDefaultSkin() {
    return new PlainSkin(this);
  }

  private static final class PlainSkin extends ScrollPaneSkin {
    private final ScrollPane pane;

    PlainSkin(ScrollPane control) {
      super(control);
      pane = control;
      getChildren().stream()
          .filter(each -> each.getStyleClass().contains("viewport"))
          .forEach(viewport -> viewport.setCache(false));
      pane.sceneProperty()
          .flatMap(Scene::focusOwnerProperty)
          .subscribe(owner -> {
            if (owner instanceof TextInputControl field && holds(field)) {
              reveal(field);
            }
          });
    }

    private boolean holds(Node part) {
      return Stream.iterate(part, Objects::nonNull, Node::getParent).anyMatch(pane::equals);
    }

    private void reveal(TextInputControl field) {
      pane.applyCss();
      pane.layout();
      if (!isInView(placeOf(field))) {
        Bounds form = placeOf(field.getParent());
        scrollTo(form.getHeight() <= room() ? form : placeOf(field));
      }
    }

    private Bounds placeOf(Node part) {
      return pane.getContent().sceneToLocal(part.localToScene(part.getLayoutBounds()));
    }

    private boolean isInView(Bounds place) {
      double top = pane.getVvalue() * hidden();
      return place.getMinY() >= top && place.getMaxY() <= top + room();
    }

    private void scrollTo(Bounds place) {
      if (hidden() > 0) {
        double lowest = Math.min(place.getMinY(), pane.getVvalue() * hidden());
        pane.setVvalue(Math.clamp(Math.max(lowest, place.getMaxY() - room()) / hidden(), 0, 1));
      }
    }

    private double room() {
      return pane.getViewportBounds().getHeight();
    }

    private double hidden() {
      return pane.getContent().getLayoutBounds().getHeight() - room();
    }
  }
}
