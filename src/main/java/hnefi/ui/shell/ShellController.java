package hnefi.ui.shell;

import atlantafx.base.controls.Breadcrumbs;
import hnefi.text.Words;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Screen;
import hnefi.ui.route.Route;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.theme.Nodes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;

/// The frame around every screen: header, notice, the way up, the screen itself, foot.
final class ShellController {
  private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

  private static final boolean SYSTEM_MENU_BAR =
      System.getProperty("os.name", "").startsWith("Mac");

  private final Navigator navigator;
  private final SettingsModel settings;
  private final NoticeQueue notices;
  private final HeaderController header;

  @FXML private ShellPane frame;
  @FXML private MenuBar menuBar;
  @FXML private Pane footer;
  @FXML private Breadcrumbs<Screen.Crumb> trail;
  @FXML private StackPane stage;
  @FXML private HBox notice;
  @FXML private Label noticeText;
  @FXML private Button noticeAction;
  @FXML private Button noticeClose;

  ShellController(
      Navigator navigator, SettingsModel settings, NoticeQueue notices, HeaderController header) {
    this.navigator = navigator;
    this.settings = settings;
    this.notices = notices;
    this.header = header;
  }

  @FXML
  private void initialize() {
    trail.setCrumbFactory(ShellController::crumb);
    trail.setDividerFactory(item -> item == null || item.isLast() ? null : new Label("›"));
    trail.setAutoNavigationEnabled(false);
    trail.setOnCrumbAction(event -> navigator.go(event.getSelectedCrumb().getValue().route()));
    noticeClose.setOnAction(_ -> notices.putAway());
    noticeAction.setOnAction(_ -> runNoticeAction());
    notices.shownProperty().addListener(_ -> showNotice());
    frame.beforeLayout(this::arrange);
  }

  /// Says everything in the frame in another language.
  void speak(Words words) {
    header.speak(words);
    noticeClose.setAccessibleText(words.say("notice.close"));
    showNotice();
  }

  /// Shows a screen, where it is, and what can be done there: in the menu bar of the system where
  /// it has one, or else behind a button.
  void show(Screen screen, Route route, List<Menu> menus) {
    header.show(route);
    menuBar.getMenus().setAll(SYSTEM_MENU_BAR ? menus : List.of());
    header.offer(SYSTEM_MENU_BAR ? List.of() : menus);
    stage.getChildren().setAll(screen.root());
    stage.setAccessibleText(screen.title());
    trail.setSelectedCrumb(screen.trail().isEmpty() ? null : crumbs(screen, route));
    Nodes.show(trail, !screen.trail().isEmpty());
  }

  private static Breadcrumbs.BreadCrumbItem<Screen.Crumb> crumbs(Screen screen, Route route) {
    List<Screen.Crumb> crumbs = new ArrayList<>(screen.trail());
    crumbs.add(new Screen.Crumb(screen.shortTitle(), route));
    return Breadcrumbs.buildTreeModel(crumbs.toArray(Screen.Crumb[]::new));
  }

  /// The last one is the screen itself, which leads nowhere.
  private static ButtonBase crumb(Breadcrumbs.BreadCrumbItem<Screen.Crumb> item) {
    Button button = new Button(item.getValue().title());
    button.getStyleClass().addAll("flat", item.isLast() ? "here" : "crumb");
    button.setMouseTransparent(item.isLast());
    button.setFocusTraversable(!item.isLast());
    return button;
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
    boolean footed = header.arrange(frame.getWidth(), frame.getHeight(), footer);
    Nodes.show(footer, footed);
    frame.pseudoClassStateChanged(NARROW, footed);
  }
}
