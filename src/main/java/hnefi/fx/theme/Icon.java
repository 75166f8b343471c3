package hnefi.fx.theme;

import javafx.scene.control.Label;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// A sign from the icon font, as large as the text around it asks for.
///
/// Unlike the icon of the library, which takes an em for its own size, it can be sized in em. It
/// says nothing to screen readers: what carries it must have a name.
public final class Icon extends Label {
  private String sign = "";

  public Icon() {
    getStyleClass().setAll("icon");
    setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
  }

  public Icon(String sign) {
    this();
    setSign(sign);
  }

  public Icon(BootstrapIcons sign) {
    this(sign.getDescription());
  }

  /// Returns the name of the sign in the icon font, such as `bi-arrow-left`.
  public String getSign() {
    return sign;
  }

  public void setSign(String name) {
    sign = name;
    setText(Character.toString(BootstrapIcons.findByDescription(name).getCode()));
  }
}
