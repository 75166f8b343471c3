package hnefi.ui.history;

import hnefi.content.history.Term;
import hnefi.fx.layout.ListScrolling;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Nodes;
import hnefi.text.Tag;
import hnefi.ui.history.part.HistoryContext;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;

/// The names: a list by kind, and the chosen one in full.
final class NamesController extends ModelListener implements PageController {
  private static final int ROWS_BEFORE = 3;

  private final HistoryContext context;
  private final NamesModel model;

  @FXML private Pane kinds;
  @FXML private ListView<Term> list;
  @FXML private ScrollPane card;

  NamesController(HistoryContext context, NamesModel model) {
    this.context = context;
    this.model = model;
  }

  @FXML
  private void initialize() {
    ToggleGroup group = new ToggleGroup();
    kind(group, Optional.empty(), context.say("term.all"));
    for (Term.Kind each : Term.Kind.values()) {
      kind(group, Optional.of(each), context.say("term." + Tag.of(each)));
    }
    list.setCellFactory(_ -> new Cell());
    listen(
        model
            .kindProperty()
            .subscribe(_ -> list.getItems().setAll(model.listed(context.language()))));
    listen(model.chosenProperty().subscribe(term -> term.ifPresent(this::show)));
    listen(
        model
            .chosenProperty()
            .subscribe((_, now) ->
                now.ifPresent(term -> PageController.announce(card, context.say(term.meaning())))));
    list.getSelectionModel().selectedItemProperty().subscribe(this::picked);
    if (model.chosenProperty().get().isEmpty() && !model.listed(context.language()).isEmpty()) {
      context
          .history()
          .term("hnefatafl")
          .or(() -> model.listed(context.language()).stream().findFirst())
          .ifPresent(model::choose);
    }
  }

  private void picked(@Nullable Term term) {
    if (term != null) {
      model.choose(term);
    }
  }

  private void show(Term term) {
    list.getSelectionModel().select(term);
    ListScrolling.reveal(list, list.getItems().indexOf(term), ROWS_BEFORE);
    card.setContent(new TermCard(context, term));
    card.setVvalue(0);
  }

  private void kind(ToggleGroup group, Optional<Term.Kind> kind, String name) {
    ToggleButton button = new ToggleButton(name);
    Nodes.join(button, group, () -> model.list(kind));
    button.getStyleClass().add("chip");
    listen(model.kindProperty().subscribe(shown -> button.setSelected(shown.equals(kind))));
    kinds.getChildren().add(button);
  }

  private final class Cell extends ListCell<Term> {
    @Override
    protected void updateItem(@Nullable Term term, boolean empty) {
      super.updateItem(term, empty);
      setText(term == null || empty ? null : context.say(term.word()));
      setAccessibleText(
          term == null || empty
              ? null
              : context.say(term.word()) + ", " + context.say(term.language().name()));
    }
  }
}
