package hnefi.ui.history;

import hnefi.content.history.search.SearchHit;
import hnefi.content.history.search.SearchIndex;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Route;
import hnefi.fx.speech.Announcement;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Nodes;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.route.AboutRoute;
import hnefi.ui.route.Section;
import hnefi.ui.route.SectionRoute;
import hnefi.ui.settings.SettingsModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The frame of every page of the history: the parts, the search and what it finds.
final class FrameController {
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
  private static final int SHOWN = 12;
  private static final Route ABOUT = new AboutRoute();

  private final HistoryContext context;
  private final Navigator navigator;
  private final SearchIndex index;
  private final SettingsModel settings;
  private final Optional<Section> section;
  private final Parent content;

  @FXML private FlowPane sections;
  @FXML private MenuButton sectionMenu;
  @FXML private TextField search;
  @FXML private Button clear;
  @FXML private Button smaller;
  @FXML private Button larger;
  @FXML private StackPane stage;
  @FXML private VBox results;
  @FXML private ScrollPane resultPane;

  FrameController(
      HistoryContext context,
      Navigator navigator,
      SearchIndex index,
      SettingsModel settings,
      Optional<Section> section,
      Parent content) {
    this.context = context;
    this.navigator = navigator;
    this.index = index;
    this.settings = settings;
    this.section = section;
    this.content = content;
  }

  @FXML
  private void initialize() {
    for (Section each : Section.values()) {
      Button button = new Button(context.say("section." + each.id()), new Icon(each.sign()));
      button.getStyleClass().addAll("flat", "section");
      button.setId("section-" + each.id());
      boolean current = section.filter(each::equals).isPresent();
      button.pseudoClassStateChanged(CURRENT, current);
      if (current) {
        button.setAccessibleText(context.say("section.here", button.getText()));
      }
      button.setOnAction(_ -> navigator.go(new SectionRoute(each)));
      sections.getChildren().add(button);
      MenuItem item = new MenuItem(button.getText());
      item.setOnAction(_ -> button.fire());
      sectionMenu.getItems().add(item);
    }
    sectionMenu.setText(
        section
            .map(each -> context.say("section." + each.id()))
            .orElseGet(() -> context.say("title")));
    stage.getChildren().addFirst(content);
    Nodes.focusFirst(content);
    search.textProperty().subscribe(this::find);
    search.setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ESCAPE) {
        search.clear();
        event.consume();
      } else if (event.getCode() == KeyCode.DOWN && !results.getChildren().isEmpty()) {
        results.getChildren().getFirst().requestFocus();
        event.consume();
      }
    });
    search.setOnAction(_ ->
        rows(search.getText(), index.find(search.getText())).stream()
            .findFirst()
            .ifPresent(ResultRow::follow));
    clear.setOnAction(_ -> search.clear());
    smaller.setOnAction(
        _ -> settings.change(chosen -> chosen.with(chosen.display().textSize().smaller())));
    larger.setOnAction(
        _ -> settings.change(chosen -> chosen.with(chosen.display().textSize().larger())));
    resultPane.setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ESCAPE) {
        search.clear();
        search.requestFocus();
        event.consume();
      }
    });
  }

  /// Puts the focus on the search.
  void focusSearch() {
    search.requestFocus();
    search.selectAll();
  }

  private void find(String query) {
    boolean asked = !query.isBlank();
    clear.setVisible(asked);
    Nodes.show(resultPane, asked);
    results.getChildren().clear();
    if (!asked) {
      return;
    }
    List<SearchHit> hits = index.find(query);
    List<ResultRow> rows = rows(query, hits);
    if (rows.isEmpty()) {
      Label nothing = new Label(context.say("search.nothing"));
      nothing.getStyleClass().add("soft");
      results.getChildren().add(nothing);
    }
    results.getChildren().addAll(rows);
    String found = found(rows.size(), Math.max(0, hits.size() - SHOWN));
    // After the letter that was typed, which whoever listens hears first.
    Platform.runLater(() -> Announcement.say(search, found));
  }

  /// Returns what whoever listens hears of a search.
  ///
  /// @param more how many pages fit besides those that are listed
  private String found(int listed, int more) {
    if (listed == 0) {
      return context.say("search.nothing");
    }
    return more == 0
        ? context.say("search.found", listed)
        : context.say("search.found.best", listed + more, listed);
  }

  /// Returns the best of the pages that fit a query.
  private List<ResultRow> rows(String query, List<SearchHit> hits) {
    Stream<ResultRow> pages = hits.stream().limit(SHOWN).map(this::row);
    return (asksForProgram(query) ? Stream.concat(Stream.of(aboutRow()), pages) : pages).toList();
  }

  private ResultRow row(SearchHit hit) {
    String kind = context.say("kind." + hit.topic().kind().text());
    return new ResultRow(
        kind,
        hit.title(),
        hit.snippet(),
        () -> {
          search.clear();
          context.open(hit.topic());
        });
  }

  /// A kiosk has no page about the program.
  private boolean asksForProgram(String query) {
    return navigator.knows(ABOUT)
        && index.asksFor(query, context.say("about.title"), context.say("about.words"));
  }

  private ResultRow aboutRow() {
    return new ResultRow(
        context.say("about.kind"),
        context.say("about.title"),
        context.say("about.snippet"),
        () -> {
          search.clear();
          navigator.go(ABOUT);
        });
  }
}
