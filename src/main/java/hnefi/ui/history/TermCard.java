package hnefi.ui.history;

import hnefi.content.history.Term;
import hnefi.ui.history.part.CiteList;
import hnefi.ui.history.part.Guide;
import hnefi.ui.history.part.SeeAlso;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// A name in full.
final class TermCard extends VBox {
  TermCard(Guide guide, Term term) {
    getStyleClass().add("term-card");
    setId("term-card");
    Label word = label(term.word(), "display");
    Label tongue = label(guide.say(term.tongue()), "lead");
    Label meaning = label(guide.say(term.meaning()), "running");
    getChildren().addAll(word, tongue, meaning);
    if (!term.also().isEmpty()) {
      heading(guide.say("term.also"));
      getChildren().add(label(String.join(" · ", term.also()), "also"));
    }
    heading(guide.say("term.say"));
    getChildren()
        .addAll(
            label(guide.say(term.say()), "spoken"), new CiteList(guide, List.of(term.saying())));
    heading(guide.say("sources"));
    getChildren().addAll(new CiteList(guide, term.cites()), new SeeAlso(guide, term.see()));
  }

  private void heading(String text) {
    getChildren().add(label(text, "small-heading"));
  }

  private static Label label(String text, String styleClass) {
    Label label = new Label(text);
    label.setWrapText(true);
    label.getStyleClass().add(styleClass);
    return label;
  }
}
