package hnefi.ui.about;

import hnefi.fx.layout.VerticalScrollPane;
import hnefi.fx.theme.Labels;
import hnefi.text.Words;
import java.util.Objects;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The text of a licence, which is in English whatever language one has chosen.
final class LicencePage {
  private LicencePage() {}

  static Parent of(String component, Words words) {
    Label heading = new Label(component);
    heading.getStyleClass().add("heading");
    VBox page = new VBox(heading, Labels.wrapped(words.say("licence.english"), "soft"));
    page.getStyleClass().add("about");
    VBox sheet = new VBox();
    sheet.getStyleClass().addAll("sheet", "about-sheet");
    Component.ALL.stream()
        .filter(each -> each.name().equals(component))
        .flatMap(each -> each.licenceText().stream())
        .map(text -> Labels.wrapped(text, "licence-text"))
        .forEach(sheet.getChildren()::add);
    page.getChildren().add(sheet);
    StackPane middle = new StackPane(page);
    middle.setAlignment(javafx.geometry.Pos.TOP_CENTER);
    VerticalScrollPane scroll = new VerticalScrollPane();
    scroll.setContent(middle);
    scroll
        .getStylesheets()
        .add(Objects.requireNonNull(LicencePage.class.getResource("about.css")).toExternalForm());
    return scroll;
  }
}
