package hnefi.ui.further;

import hnefi.fx.nav.Route;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Nodes;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// A short list of pages to read on; not there if there are none.
public final class FurtherReadingList extends VBox {
  private static final int OFFERED = 3;

  /// @param go leaves for the page that was chosen
  public FurtherReadingList(
      List<FurtherReading.Page> pages, Language language, Consumer<Route> go) {
    getStyleClass().add("read-on");
    getStylesheets()
        .add(
            Objects.requireNonNull(FurtherReadingList.class.getResource("further.css"))
                .toExternalForm());
    Nodes.show(this, !pages.isEmpty());
    Label heading = new Label(Words.of(FurtherReadingList.class, "further", language).say("title"));
    heading.getStyleClass().add("read-on-title");
    getChildren().add(heading);
    pages.stream().limit(OFFERED).map(each -> button(each, go)).forEach(getChildren()::add);
  }

  private static Button button(FurtherReading.Page page, Consumer<Route> go) {
    Button button = new Button(page.title(), new Icon(page.sign()));
    button.getStyleClass().addAll("flat", "read-on-page");
    button.setWrapText(true);
    button.setMinHeight(USE_PREF_SIZE);
    button.setMaxWidth(Double.MAX_VALUE);
    button.setAccessibleText(page.kind() + ": " + page.title());
    button.setOnAction(_ -> go.accept(page.route()));
    return button;
  }
}
