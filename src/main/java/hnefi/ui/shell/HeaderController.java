package hnefi.ui.shell;

import hnefi.text.Language;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.nav.Navigator;
import hnefi.ui.route.Area;
import hnefi.ui.route.Route;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.theme.Icon;
import hnefi.ui.theme.Nodes;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The controls of the header: home, back and forward, the areas, the languages, the settings.
final class HeaderController {
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
  private static final PseudoClass BARE = PseudoClass.getPseudoClass("bare");

  // A sign and its gap, as a share of the type size.
  private static final double SIGN = 1.7;

  private final Navigator navigator;
  private final SettingsModel settings;
  private final Map<Area, Button> areas = new EnumMap<>(Area.class);
  private final Map<Language, Button> languages = new EnumMap<>(Language.class);

  @FXML private HBox header;
  @FXML private Button brand;
  @FXML private HBox brandMark;
  @FXML private Label brandName;
  @FXML private Button back;
  @FXML private Button forward;
  @FXML private HBox areaBar;
  @FXML private Pane headerAreas;
  @FXML private HBox languageBar;
  @FXML private Pane headerLanguages;
  @FXML private HBox tools;
  @FXML private Button fullScreen;
  @FXML private MenuButton menu;
  private boolean bare;

  HeaderController(Navigator navigator, SettingsModel settings) {
    this.navigator = navigator;
    this.settings = settings;
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
        addArea(each);
      }
    }
    for (Language language : Language.values()) {
      addLanguage(language);
    }
  }

  /// Says everything in another language.
  void speak(Words words) {
    brand.setAccessibleText(words.say(Tag.of(Area.HOME)));
    back.setAccessibleText(words.say("back"));
    forward.setAccessibleText(words.say("forward"));
    areas.forEach((each, button) -> button.setText(words.say(Tag.of(each))));
    fullScreen.setAccessibleText(words.say("command.full-screen"));
    menu.setAccessibleText(words.say("menu"));
    Optional.ofNullable(areas.get(Area.SETTINGS))
        .ifPresent(each -> each.setAccessibleText(each.getText()));
    languages.forEach((each, button) -> {
      boolean current = each == settings.language();
      button.pseudoClassStateChanged(CURRENT, current);
      button.setAccessibleText(
          current ? words.say("language.chosen", each.ownName()) : each.ownName());
    });
  }

  /// Sets what the button for the full screen does.
  void onFullScreen(Runnable toggle) {
    fullScreen.setOnAction(_ -> toggle.run());
  }

  /// Offers the commands; none where the system has a menu bar of its own for them.
  void offer(List<Menu> menus) {
    menu.getItems().setAll(menus);
    Nodes.show(menu, !menus.isEmpty());
  }

  /// Marks the area one is in.
  void show(Route route) {
    areas.forEach((each, button) -> button.pseudoClassStateChanged(CURRENT, each == route.area()));
  }

  private void addArea(Area each) {
    Button button = new Button();
    button.setGraphic(new Icon(icon(each)));
    button.getStyleClass().addAll("flat", "way");
    button.setId("way-" + Tag.of(each));
    button.setOnAction(_ -> navigator.go(each.front()));
    areas.put(each, button);
    if (each == Area.SETTINGS) {
      button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
      tools.getChildren().addFirst(button);
    } else {
      areaBar.getChildren().add(button);
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

  /// Arranges the bars for a window of a size: the areas stand in the header where there is room,
  /// if need be without their signs and the brand without its name, otherwise at the foot; where
  /// there is still less, the languages go to the foot too.
  ///
  /// @return whether anything stands at the foot
  boolean arrange(double width, double height, Pane footer) {
    double areas = header.getSpacing() + needed(areaBar) + (bare ? signWidth() : 0);
    double others = othersNeeded(brand, back, forward, languageBar, tools);
    boolean narrow = height > width || others + areas - signWidth() - nameWidth() > width;
    double inHeader = narrow ? others : others + areas;
    bare = !narrow && inHeader > width;
    boolean named = inHeader - (bare ? signWidth() : 0) <= width;
    move(languageBar, narrow && inHeader - nameWidth() > width ? footer : headerLanguages);
    move(areaBar, narrow ? footer : headerAreas);
    languageBar.toBack();
    Nodes.show(brandName, named);
    areaBar.pseudoClassStateChanged(BARE, bare);
    return narrow;
  }

  private static void move(Region bar, Pane home) {
    if (bar.getParent() != home) {
      home.getChildren().add(bar);
    }
  }

  private double othersNeeded(Region... parts) {
    // A hidden name counts, or it would come and go.
    double needed =
        header.getInsets().getLeft()
            + header.getInsets().getRight()
            + (brandName.isManaged() ? 0 : nameWidth());
    for (Region part : parts) {
      needed += header.getSpacing() + needed(part);
    }
    return needed;
  }

  private static double needed(Region part) {
    return Math.max(part.minWidth(-1), part.prefWidth(-1));
  }

  /// The width of the signs of all areas, whether these are shown or not.
  private double signWidth() {
    return areaBar.getChildren().stream()
        .map(Labeled.class::cast)
        .mapToDouble(way -> SIGN * way.getFont().getSize())
        .sum();
  }

  private double nameWidth() {
    return brandName.prefWidth(-1) + brandMark.getSpacing();
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
