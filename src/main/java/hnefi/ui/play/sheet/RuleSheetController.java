package hnefi.ui.play.sheet;

import hnefi.board.Arrangement;
import hnefi.fx.file.FileType;
import hnefi.fx.layout.MasonryPane;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.Nodes;
import hnefi.narration.sheet.RuleExample;
import hnefi.narration.sheet.RuleSheet;
import hnefi.text.Words;
import hnefi.ui.board.BoardPicture;
import hnefi.ui.settings.SettingsModel;
import java.util.stream.Collectors;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// A rule sheet on cards, one for each topic.
final class RuleSheetController extends ModelListener {
  private final RuleSheetModel model;
  private final SettingsModel settings;
  private final Words words;
  private final RuleSheet sheet;

  @FXML private Label title;
  @FXML private Label origin;
  @FXML private Pane documents;
  @FXML private Button print;
  @FXML private Button savePdf;
  @FXML private Button saveHtml;
  @FXML private Label state;
  @FXML private Label warning;
  @FXML private MasonryPane shelf;

  RuleSheetController(RuleSheetModel model, SettingsModel settings, Words words) {
    this.model = model;
    this.settings = settings;
    this.words = words;
    sheet = model.sheet(words.language());
  }

  @FXML
  private void initialize() {
    title.setText(title());
    origin.setText(sheet.words().say("sheet.origin", sheet.origin()));
    warning.setText(sheet.cautions());
    Nodes.show(warning, !sheet.cautions().isEmpty());
    Nodes.show(documents, model.canExport());
    print.setOnAction(_ -> print());
    savePdf.setOnAction(_ -> savePdf());
    saveHtml.setOnAction(_ -> saveHtml());
    documents.disableProperty().bind(model.busyProperty());
    listen(model.busyProperty().subscribe(busy -> Nodes.show(state, busy)));
    if (!sheet.changes().isEmpty()) {
      VBox changes = card(sheet.words().say("sheet.changes"));
      sheet
          .changes()
          .forEach(each -> changes.getChildren().add(Labels.wrapped(each, "difference")));
      shelf.getChildren().add(changes);
    }
    for (int i = 0; i < sheet.sections().size(); i++) {
      shelf.getChildren().add(section(i + 1, sheet.sections().get(i)));
    }
    shelf.getChildren().add(sources());
  }

  String title() {
    return words.say("sheet.title", sheet.title());
  }

  void print() {
    model.print(sheet);
  }

  void savePdf() {
    model.savePdf(
        sheet,
        language -> Words.of(RuleSheetController.class, "screen", language).say("sheet.save.pdf"),
        new FileType(_ -> words.say("sheet.type.pdf"), ".pdf"));
  }

  void saveHtml() {
    model.saveHtml(
        sheet,
        language -> Words.of(RuleSheetController.class, "screen", language).say("sheet.save.html"),
        new FileType(_ -> words.say("sheet.type.html"), ".html"));
  }

  private Node section(int number, RuleSheet.Section section) {
    VBox card = card(number + " " + section.heading());
    if (number == 1) {
      card.getChildren().add(start());
    }
    for (int i = 0; i < section.clauses().size(); i++) {
      RuleSheet.Clause clause = section.clauses().get(i);
      TextFlow flow =
          new TextFlow(
              text(number + "." + (i + 1) + " ", "clause-number"),
              text(clause.text() + " ", "clause-text"),
              text(clause.source(), "clause-source"));
      card.getChildren().add(flow);
    }
    section.examples().forEach(each -> card.getChildren().add(example(each)));
    return card;
  }

  private Node start() {
    BoardPicture picture = picture(sheet.start());
    picture.setAccessibleText(sheet.words().say("start.layout", sheet.layout()));
    StackPane frame = new StackPane(picture);
    frame.getStyleClass().add("sheet-start");
    return frame;
  }

  private Node example(RuleExample example) {
    BoardPicture picture = picture(example.before().board());
    picture.setMarks(example.marks());
    picture.setAccessibleText(example.caption());
    StackPane frame = new StackPane(picture);
    frame.getStyleClass().add("sheet-picture");
    Label caption = Labels.wrapped(example.caption(), "sheet-caption");
    HBox.setHgrow(caption, Priority.ALWAYS);
    HBox row = new HBox(frame, caption);
    row.getStyleClass().add("sheet-example");
    return row;
  }

  private BoardPicture picture(Arrangement position) {
    BoardPicture picture = new BoardPicture();
    picture.show(
        settings.settings().board().lookFor(model.edition().rulebook()), sheet.squares(), position);
    picture.setCoordinatesShown(true);
    return picture;
  }

  private VBox sources() {
    VBox card = card(sheet.words().say("sheet.sources"));
    String books = sheet.sources().stream().collect(Collectors.joining("\n"));
    card.getChildren()
        .addAll(
            Labels.wrapped(books, "soft"),
            Labels.wrapped(sheet.words().say("sheet.unsourced"), "soft"),
            Labels.wrapped(sheet.words().say("sheet.examples"), "soft"));
    return card;
  }

  private static VBox card(String heading) {
    VBox card = new VBox(Labels.wrapped(heading, "subheading"));
    card.getStyleClass().addAll("rule-card", "sheet-card");
    return card;
  }

  private static Text text(String words, String style) {
    Text text = new Text(words);
    text.getStyleClass().add(style);
    return text;
  }
}
