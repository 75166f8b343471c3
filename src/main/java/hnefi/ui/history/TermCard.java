package hnefi.ui.history;

import hnefi.content.history.Term;
import hnefi.ui.history.part.CitationList;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.history.part.SeeAlso;
import hnefi.ui.speech.SpeechRequest;
import hnefi.ui.theme.Icon;
import hnefi.ui.theme.Labels;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// A name in full.
final class TermCard extends VBox {
  TermCard(HistoryContext guide, Term term) {
    getStyleClass().add("term-card");
    setId("term-card");
    Label word = Labels.wrapped(guide.say(term.word()), "display");
    Label language = Labels.wrapped(guide.say(term.language().name()), "lead");
    Label meaning = Labels.wrapped(guide.say(term.meaning()), "running");
    getChildren().addAll(word, language, meaning);
    List<String> also = term.also().stream().filter(each -> !each.equals(word.getText())).toList();
    if (!also.isEmpty()) {
      heading(guide.say("term.also"));
      getChildren().add(Labels.wrapped(String.join(" · ", also), "also"));
    }
    heading(guide.say("term.say"));
    getChildren()
        .addAll(
            Labels.wrapped(guide.say(term.say()), "spoken"),
            hear(guide, term),
            new CitationList(guide, List.of(term.saying())));
    heading(guide.say("sources"));
    getChildren().addAll(new CitationList(guide, term.cites()), new SeeAlso(guide, term.see()));
  }

  private static Button hear(HistoryContext guide, Term term) {
    Button button = new Button(guide.say("term.hear"), new Icon("bi-volume-up"));
    button.setId("term-hear");
    button.setOnAction(_ ->
        SpeechRequest.fire(
            button,
            new SpeechRequest.Pronouncing(guide.say(term.word()), term.language().voice())));
    return button;
  }

  private void heading(String text) {
    getChildren().add(Labels.wrapped(text, "small-heading"));
  }
}
