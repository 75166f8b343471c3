package hnefi.ui.home;

import hnefi.fx.layout.EqualHeightBox;
import hnefi.fx.theme.CroppedPicture;
import hnefi.fx.theme.Icon;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// A large way into the program: a picture, its name and a sentence about it.
///
/// The words stand under the picture, or beside it in a panel that is wide and low.
public final class HomeTile extends Button {
  private static final double WIDE = 1.7;
  private static final double CORNER = 10;

  // At which height of its scene a drawing should stay.
  private static final double FOCUS = 0.56;

  private final BorderPane panel = new BorderPane();
  private final StackPane frame = new StackPane();
  private final Label about = new Label();
  private final EqualHeightBox words = new EqualHeightBox();

  public HomeTile() {
    getStyleClass().add("entrance");
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    Label name = new Label();
    name.textProperty().bind(textProperty());
    name.getStyleClass().add("entrance-name");
    // Rather one above the other than with a name that is cut.
    name.setMinWidth(USE_PREF_SIZE);
    HBox title = new HBox(name, new Icon(BootstrapIcons.ARROW_RIGHT));
    title.getStyleClass().add("entrance-title");
    about.getStyleClass().add("entrance-about");
    about.setWrapText(true);
    about.setMinHeight(USE_PREF_SIZE);
    words.getChildren().addAll(title, about);
    words.getStyleClass().add("entrance-words");
    frame.getStyleClass().add("entrance-picture");
    panel.getStyleClass().add("entrance-panel");
    panel.setCenter(frame);
    panel.setBottom(words);
    setGraphic(panel);
    widthProperty().addListener(_ -> arrange());
    heightProperty().addListener(_ -> arrange());
  }

  public String getAbout() {
    return about.getText();
  }

  public void setAbout(String sentence) {
    about.setText(sentence);
  }

  /// Returns the box of the words, to be levelled with those of other tiles.
  public EqualHeightBox words() {
    return words;
  }

  /// Hangs a drawing.
  public void hang(Node drawing) {
    CroppedPicture picture = picture(drawing);
    picture.round(CORNER);
    frame.getChildren().setAll(picture);
  }

  /// Returns a drawing of an area as a picture that fills its place.
  public static CroppedPicture picture(Node drawing) {
    return new CroppedPicture(drawing, AreaDrawings.SCENE, FOCUS);
  }

  private void arrange() {
    boolean wide = getWidth() > WIDE * getHeight();
    if (wide && panel.getRight() == null) {
      panel.setBottom(null);
      panel.setRight(words);
    } else if (!wide && panel.getBottom() == null) {
      panel.setRight(null);
      panel.setBottom(words);
    }
  }
}
