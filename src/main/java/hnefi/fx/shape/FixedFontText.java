package hnefi.fx.shape;

import java.util.List;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.scene.text.Text;

/// Text in the font it was given: style sheets set its colours only. It takes the size that a
/// drawing has at the moment.
public final class FixedFontText extends Text {
  private static final List<CssMetaData<? extends Styleable, ?>> STYLEABLE =
      Text.getClassCssMetaData().stream()
          .filter(each -> !each.getProperty().equals("-fx-font"))
          .toList();

  public FixedFontText(String text) {
    super(text);
  }

  @Override
  public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
    return STYLEABLE;
  }
}
