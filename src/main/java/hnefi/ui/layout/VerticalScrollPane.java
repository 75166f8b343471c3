package hnefi.ui.layout;

import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Skin;
import javafx.scene.control.skin.ScrollPaneSkin;

/// Scrolls what is higher than its place, and lets it be just as wide.
///
/// It keeps no bitmap of its content: whatever changed on a page, were it a button that lights up,
/// would have the whole page drawn into it anew.
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
    PlainSkin(ScrollPane control) {
      super(control);
      getChildren().stream()
          .filter(each -> each.getStyleClass().contains("viewport"))
          .forEach(viewport -> viewport.setCache(false));
    }
  }
}
