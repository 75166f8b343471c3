package hnefi.ui.shell;

import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Place;
import hnefi.ui.nav.Screen;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.theme.Icon;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The controls of the frame.
final class ShellController {
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
  private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

  private final Navigator navigator;
  private final SettingsModel settings;
  private final Notices notices;
  private final Map<Area, Button> ways = new EnumMap<>(Area.class);
  private final Map<Language, Button> languages = new EnumMap<>(Language.class);
  private Area area = Area.HOME;

  @FXML private Frame frame;
  @FXML private HBox header;
  @FXML private Button brand;
  @FXML private HBox brandMark;
  @FXML private Label brandName;
  @FXML private Button back;
  @FXML private Button forward;
  @FXML private HBox wayBar;
  @FXML private Pane headerWays;
  @FXML private Pane footer;
  @FXML private HBox languageBar;
  @FXML private Pane headerLanguages;
  @FXML private HBox tools;
  @FXML private HBox trail;
  @FXML private StackPane stage;
  @FXML private HBox notice;
  @FXML private Label noticeText;
  @FXML private Button noticeClose;

  ShellController(Navigator navigator, SettingsModel settings, Notices notices) {
    this.navigator = navigator;
    this.settings = settings;
    this.notices = notices;
  }

  @FXML
  private void initialize() {
    brand.setOnAction(_ -> navigator.go(Area.HOME.front()));
    back.setOnAction(_ -> navigator.back());
    back.disableProperty().bind(navigator.backPossibleProperty().not());
    forward.setOnAction(_ -> navigator.forward());
    forward.disableProperty().bind(navigator.forwardPossibleProperty().not());
    for (Area each : Area.values()) {
      if (each != Area.HOME && navigator.knows(each.front())) {
        addWay(each);
      }
    }
    for (Language language : Language.values()) {
      addLanguage(language);
    }
    noticeClose.setOnAction(_ -> notices.putAway());
    notices.shownProperty().addListener(_ -> showNotice());
    frame.beforeLayout(this::arrange);
    Shortcuts.install(frame, navigator, settings);
  }

  /// Says everything in the frame in another language.
  void speak(Words words) {
    brand.setAccessibleText(words.say("home"));
    name(back, words.say("back"));
    name(forward, words.say("forward"));
    name(noticeClose, words.say("notice.close"));
    ways.forEach((each, button) -> button.setText(words.say(key(each))));
    Optional.ofNullable(ways.get(Area.SETTINGS)).ifPresent(each -> name(each, each.getText()));
    languages.forEach(
        (each, button) -> button.pseudoClassStateChanged(CURRENT, each == settings.language()));
    showNotice();
  }

  /// Shows a screen and where it is.
  void show(Screen screen, Place place) {
    area = place.area();
    stage.getChildren().setAll(screen.root());
    stage.setAccessibleText(screen.title());
    ways.forEach((each, button) -> button.pseudoClassStateChanged(CURRENT, each == area));
    trail.getChildren().clear();
    for (Screen.Crumb crumb : screen.trail()) {
      Button button = new Button(crumb.title());
      button.getStyleClass().addAll("flat", "crumb");
      button.setOnAction(_ -> navigator.go(crumb.place()));
      trail.getChildren().addAll(button, new Label("›"));
    }
    Label here = new Label(screen.title());
    here.getStyleClass().add("here");
    trail.getChildren().add(here);
    trail.setVisible(!screen.trail().isEmpty());
    trail.setManaged(!screen.trail().isEmpty());
  }

  private void addWay(Area each) {
    Button button = new Button();
    button.setGraphic(new Icon(icon(each)));
    button.getStyleClass().addAll("flat", "way");
    button.setId("way-" + each.name().toLowerCase(Locale.ROOT));
    button.setOnAction(_ -> navigator.go(each.front()));
    ways.put(each, button);
    if (each == Area.SETTINGS) {
      button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
      tools.getChildren().add(button);
    } else {
      wayBar.getChildren().add(button);
    }
  }

  private void addLanguage(Language language) {
    Button button = new Button(language.ownName());
    button.getStyleClass().addAll("flat", "language");
    button.setId("language-" + language.code());
    button.setOnAction(_ -> settings.change(chosen -> chosen.with(language)));
    languages.put(language, button);
    languageBar.getChildren().add(button);
  }

  private void showNotice() {
    String text =
        notices.shownProperty().get().map(said -> said.in(settings.language())).orElse("");
    noticeText.setText(text);
    notice.setVisible(!text.isEmpty());
    notice.setManaged(!text.isEmpty());
  }

  // The areas stand in the header where there is room, otherwise at the foot; where there is still
  // less, the brand gives up its name, then the languages go to the foot too.
  private void arrange() {
    boolean tall = frame.getHeight() > frame.getWidth();
    boolean narrow = tall || !fits(brand, back, forward, wayBar, languageBar, tools);
    boolean named = fits(brand, back, forward, languageBar, tools);
    double name = named ? 0 : brandName.prefWidth(-1) + brandMark.getSpacing();
    boolean tight = !named && !fits(-name, brand, back, forward, languageBar, tools);
    move(languageBar, tight ? footer : headerLanguages);
    move(wayBar, narrow ? footer : headerWays);
    languageBar.toBack();
    footer.setVisible(narrow);
    footer.setManaged(narrow);
    brandName.setVisible(named);
    brandName.setManaged(named);
    frame.pseudoClassStateChanged(NARROW, narrow);
  }

  private static void move(Region bar, Pane home) {
    if (bar.getParent() != home) {
      home.getChildren().add(bar);
    }
  }

  private boolean fits(Region... parts) {
    return fits(0, parts);
  }

  private boolean fits(double more, Region... parts) {
    double needed = more + header.getInsets().getLeft() + header.getInsets().getRight();
    // A hidden name counts, or it would come and go.
    needed += brandName.isManaged() ? 0 : brandName.prefWidth(-1) + brandMark.getSpacing();
    for (Region part : parts) {
      needed += header.getSpacing() + Math.max(part.minWidth(-1), part.prefWidth(-1));
    }
    return needed <= frame.getWidth();
  }

  private static void name(Button button, String text) {
    button.setAccessibleText(text);
    // A tooltip is a window of its own: made when the pointer comes near.
    button.setOnMouseEntered(_ -> button.setTooltip(new Tooltip(text)));
  }

  private static String key(Area area) {
    return switch (area) {
      case HOME -> "home";
      case LEARN -> "learn";
      case PLAY -> "play";
      case READ -> "read";
      case SETTINGS -> "settings";
    };
  }

  private static BootstrapIcons icon(Area area) {
    return switch (area) {
      case HOME -> BootstrapIcons.HOUSE;
      case LEARN -> BootstrapIcons.SIGNPOST_SPLIT;
      case PLAY -> BootstrapIcons.GRID_3X3;
      case READ -> BootstrapIcons.BOOK;
      case SETTINGS -> BootstrapIcons.SLIDERS;
    };
  }
}
