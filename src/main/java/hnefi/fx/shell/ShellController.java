package hnefi.fx.shell;

import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Route;
import hnefi.fx.nav.Screen;
import hnefi.fx.settings.WindowSettings;
import hnefi.fx.theme.Nodes;
import hnefi.text.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;

/// The frame around every screen: header, notice, the way up, the screen itself, foot.
final class ShellController {
  private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

  private static final boolean SYSTEM_MENU_BAR =
      System.getProperty("os.name", "").startsWith("Mac");

  private final Navigator navigator;
  private final WindowSettings settings;
  private final NoticeQueue notices;
  private final HeaderController header;
  private List<Menu> offered = List.of();

  @FXML private ShellPane frame;
  @FXML private MenuBar menuBar;
  @FXML private Pane footer;
  @FXML private FlowPane trail;
  @FXML private StackPane stage;
  @FXML private HBox notice;
  @FXML private Label noticeText;
  @FXML private Button noticeAction;
  @FXML private Button noticeClose;

  ShellController(
      Navigator navigator, WindowSettings settings, NoticeQueue notices, HeaderController header) {
    this.navigator = navigator;
    this.settings = settings;
    this.notices = notices;
    this.header = header;
  }

  @FXML
  private void initialize() {
    noticeClose.setOnAction(_ -> notices.putAway());
    noticeAction.setOnAction(_ -> runNoticeAction());
    notices.shownProperty().addListener(_ -> showNotice());
    frame.beforeLayout(this::arrange);
  }

  /// Says everything in the frame in another language.
  void speak(Words words) {
    header.speak(words);
    noticeClose.setAccessibleText(words.say("notice.close"));
    trail.setAccessibleText(words.say("trail"));
    showNotice();
  }

  /// Shows a screen, where it is, and what can be done there: in the menu bar of the system where
  /// it has one, or else behind a button.
  void show(Screen screen, Route route, List<Menu> menus) {
    header.show(route);
    menuBar.getMenus().setAll(SYSTEM_MENU_BAR ? menus : List.of());
    header.offer(SYSTEM_MENU_BAR ? List.of() : menus);
    CommandMenus.release(offered);
    offered = menus;
    stage.getChildren().setAll(screen.root());
    stage.setAccessibleText(screen.title());
    trail
        .getChildren()
        .setAll(screen.trail().stream().flatMap(each -> Stream.of(way(each), divider())).toList());
    trail.getChildren().add(here(screen.shortTitle()));
    Nodes.show(trail, !screen.trail().isEmpty());
  }

  private Button way(Screen.Crumb crumb) {
    Button button = new Button(crumb.title());
    button.getStyleClass().addAll("flat", "crumb");
    button.setOnAction(_ -> navigator.go(crumb.route()));
    return button;
  }

  private static Label divider() {
    Label divider = new Label("›");
    divider.getStyleClass().add("divider");
    return divider;
  }

  /// The screen itself, whose title may be longer than a line.
  private Label here(String title) {
    Label here = new Label(title);
    here.getStyleClass().add("here");
    here.setWrapText(true);
    Nodes.keepWithin(here, trail);
    return here;
  }

  private void showNotice() {
    String text =
        notices.shownProperty().get().map(said -> said.in(settings.language())).orElse("");
    noticeText.setText(text);
    Optional<Confirmation.Action> action =
        notices.shownProperty().get().flatMap(Confirmation::actionOf);
    Nodes.show(noticeAction, action.isPresent());
    noticeAction.setText(action.map(each -> each.name().in(settings.language())).orElse(""));
    Nodes.show(notice, !text.isEmpty());
  }

  /// Does what the notice offers.
  void runNoticeAction() {
    notices
        .shownProperty()
        .get()
        .flatMap(Confirmation::actionOf)
        .ifPresent(action -> {
          notices.putAway();
          action.run().run();
        });
  }

  private void arrange() {
    frame.pseudoClassStateChanged(
        NARROW, header.arrange(frame.getWidth(), frame.getHeight(), frame.isLow(), footer));
  }
}
