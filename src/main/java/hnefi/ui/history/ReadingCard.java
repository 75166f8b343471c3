package hnefi.ui.history;

import hnefi.content.Edition;
import hnefi.content.history.Reading;
import hnefi.ui.history.part.CitationList;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.route.GameRoute;
import hnefi.ui.theme.Icon;
import hnefi.ui.theme.Labels;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// One reading of a dispute: what it says, who holds it, and a board on which it is played.
final class ReadingCard extends VBox {
  private final HistoryContext guide;

  ReadingCard(HistoryContext guide, Reading reading) {
    this.guide = guide;
    getStyleClass().addAll("sheet", "reading");
    getChildren()
        .addAll(
            Labels.wrapped(guide.say(reading.name()), "subheading"),
            Labels.wrapped(guide.say(reading.text()), "running"));
    Optional<Edition> edition = reading.play().flatMap(guide.library()::edition);
    edition.ifPresentOrElse(
        each -> getChildren().add(button(reading, each)),
        () -> getChildren().add(Labels.wrapped(guide.say("reading.no-play"), "soft")));
    heading("reading.supports");
    getChildren().add(new CitationList(guide, reading.supports()));
    if (!reading.contradicts().isEmpty()) {
      heading("reading.contradicts");
      getChildren().add(CitationList.brief(guide, reading.contradicts()));
    }
    String silent = guide.silent(reading.supports(), reading.contradicts());
    if (!silent.isEmpty()) {
      heading("reading.silent");
      getChildren().add(Labels.wrapped(silent, "soft"));
    }
  }

  private Button button(Reading reading, Edition edition) {
    Button play = new Button(guide.say("play.reading"), new Icon("bi-play-fill"));
    play.setId("play-" + reading.id());
    play.getStyleClass().add("primary");
    play.setMaxWidth(Double.MAX_VALUE);
    play.setAccessibleText(play.getText() + ": " + guide.say(reading.name()));
    play.setOnAction(_ -> guide.navigator().enter(GameRoute.of(edition.name())));
    return play;
  }

  private void heading(String key) {
    getChildren().add(Labels.wrapped(guide.say(key), "small-heading"));
  }
}
