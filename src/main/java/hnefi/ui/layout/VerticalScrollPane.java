package hnefi.ui.layout;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
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
    sceneProperty()
        .flatMap(Scene::focusOwnerProperty)
        .subscribe(owner -> {
          if (owner instanceof TextInputControl field && holds(field)) {
            reveal(field);
          }
        });
  }

  public VerticalScrollPane(Node content) {
    this();
    setContent(content);
  }

  private boolean holds(Node part) {
    Parent parent = part.getParent();
    while (parent != null && parent != this) {
      parent = parent.getParent();
    }
    return parent == this;
  }

  private void reveal(TextInputControl field) {
    applyCss();
    layout();
    if (!isInView(placeOf(field))) {
      Bounds form = placeOf(field.getParent());
      scrollTo(form.getHeight() <= room() ? form : placeOf(field));
    }
  }

  private Bounds placeOf(Node part) {
    return getContent().sceneToLocal(part.localToScene(part.getLayoutBounds()));
  }

  private boolean isInView(Bounds place) {
    double top = getVvalue() * hidden();
    return place.getMinY() >= top && place.getMaxY() <= top + room();
  }

  private void scrollTo(Bounds place) {
    if (hidden() > 0) {
      double lowest = Math.min(place.getMinY(), getVvalue() * hidden());
      setVvalue(Math.clamp(Math.max(lowest, place.getMaxY() - room()) / hidden(), 0, 1));
    }
  }

  private double room() {
    return getViewportBounds().getHeight();
  }

  private double hidden() {
    return getContent().getLayoutBounds().getHeight() - room();
  }

  @Override
  protected Skin<?> createDefaultSkin() {
    return new PlainSkin(this);
  }

  private static final class PlainSkin extends ScrollPaneSkin {
    PlainSkin(ScrollPane control) {
      super(control);
      getChildren().stream()
          .filter(each -> each.getStyleClass().contains("viewport"))
          .forEach(viewport -> viewport.setCache(false));
    }
  }
}
