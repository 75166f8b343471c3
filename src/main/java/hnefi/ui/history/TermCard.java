package hnefi.ui.history;

import hnefi.content.history.Term;
import hnefi.fx.speech.SpeechRequest;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Labels;
import hnefi.ui.history.part.CitationList;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.history.part.SeeAlso;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// A name in full.
final class TermCard extends VBox {
  TermCard(HistoryContext context, Term term) {
    getStyleClass().add("term-card");
    setId("term-card");
    Label word = Labels.wrapped(context.say(term.word()), "display");
    Label language = Labels.wrapped(context.say(term.language().name()), "lead");
    Label meaning = Labels.wrapped(context.say(term.meaning()), "running");
    getChildren().addAll(word, language, meaning);
    List<String> also = term.also().stream().filter(each -> !each.equals(word.getText())).toList();
    if (!also.isEmpty()) {
      heading(context.say("term.also"));
      getChildren().add(Labels.wrapped(String.join(" · ", also), "also"));
    }
    heading(context.say("term.say"));
    getChildren()
        .addAll(
            Labels.wrapped(context.say(term.say()), "spoken"),
            hear(context, term),
            new CitationList(context, List.of(term.saying())));
    heading(context.say("sources"));
    getChildren().addAll(new CitationList(context, term.cites()), new SeeAlso(context, term.see()));
  }

  private static Button hear(HistoryContext context, Term term) {
    Button button = new Button(context.say("term.hear"), new Icon("bi-volume-up"));
    button.setId("term-hear");
    button.setOnAction(_ ->
        SpeechRequest.fire(
            button,
            new SpeechRequest.Pronouncing(context.say(term.word()), term.language().voice())));
    return button;
  }

  private void heading(String text) {
    getChildren().add(Labels.wrapped(text, "small-heading"));
  }
}
