package hnefi.ui.history;

import hnefi.fx.layout.EqualHeightBox;
import hnefi.fx.theme.CroppedPicture;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Labels;
import hnefi.text.Sentences;
import hnefi.ui.history.figure.SectionPictures;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.route.Section;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A large way into a part of the history: a picture, its name, a sentence about it.
final class SectionTile extends Button {
  private static final double CORNER = 8;

  private final Region picture;
  private final EqualHeightBox words;

  SectionTile(HistoryContext context, Section section) {
    Label name = new Label(context.say("section." + section.id()), new Icon(section.sign()));
    name.getStyleClass().add("tile-name");
    Label about = Labels.wrapped(context.say("section." + section.id() + ".about"), "tile-about");
    words = new EqualHeightBox();
    words.getChildren().addAll(name, about);
    words.getStyleClass().add("tile-words");
    picture = picture(context, section);
    VBox.setVgrow(picture, Priority.ALWAYS);
    VBox panel = new VBox(picture, words);
    // A button gives its graphic no more than it asks for.
    panel.prefHeightProperty().bind(heightProperty());
    panel.prefWidthProperty().bind(widthProperty());
    setGraphic(panel);
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setId("tile-" + section.id());
    getStyleClass().addAll("card", "section-tile");
    setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    setAccessibleText(Sentences.join(name.getText(), about.getText()));
  }

  EqualHeightBox words() {
    return words;
  }

  /// The picture asks for little and takes what is left.
  @Override
  protected double computePrefHeight(double width) {
    double room = width < 0 ? width : width - snappedLeftInset() - snappedRightInset();
    return snappedTopInset()
        + picture.prefHeight(room)
        + words.prefHeight(room)
        + snappedBottomInset();
  }

  private static Region picture(HistoryContext context, Section section) {
    SectionPictures emblems = new SectionPictures(context);
    CroppedPicture picture =
        switch (section) {
          case THEMES -> hung(emblems.bay(), 640, 420, new Rectangle2D(60, 80, 520, 260));
          case TIMELINE -> hung(emblems.threads(), 640, 300, new Rectangle2D(10, 4, 620, 296));
          case MAP -> hung(emblems.map(), 900, 640, new Rectangle2D(60, 60, 780, 520));
          case NAMES -> hung(emblems.tree(), 680, 430, new Rectangle2D(-20, 34, 720, 376));
          case DISPUTES -> hung(emblems.board(), 640, 640, new Rectangle2D(130, 130, 380, 230));
          case BOOKS -> hung(emblems.shelf(), 640, 260, new Rectangle2D(30, -20, 580, 270));
        };
    picture.round(CORNER);
    picture.getStyleClass().add("tile-picture");
    return picture;
  }

  private static CroppedPicture hung(
      Region drawing, double width, double height, Rectangle2D part) {
    drawing.resize(width, height);
    drawing.setFocusTraversable(false);
    return new CroppedPicture(drawing, part, 0.5);
  }
}
