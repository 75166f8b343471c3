package hnefi.fx.shell;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Route;
import hnefi.fx.settings.DisplaySettings;
import hnefi.fx.settings.WindowSettings;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Nodes;
import hnefi.text.Language;
import hnefi.text.Tag;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The controls of the header: home, back and forward, the areas, the languages, the settings.
final class HeaderController {
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
  private static final PseudoClass BARE = PseudoClass.getPseudoClass("bare");
  private static final PseudoClass SIGNS = PseudoClass.getPseudoClass("signs");

  /// What the header shows of the areas, and what else it holds.
  ///
  /// @param words whether the areas have their names
  /// @param signs whether the areas have their signs
  /// @param languages whether the languages are in the header
  /// @param named whether the brand has its name
  private record Holding(boolean words, boolean signs, boolean languages, boolean named) {}

  private static final List<Holding> FITTING =
      List.of(
          new Holding(true, true, true, true),
          new Holding(true, false, true, true),
          new Holding(true, false, true, false));

  private static final List<Holding> FITTING_LOW =
      Stream.concat(
              FITTING.stream(),
              Stream.of(
                  new Holding(true, false, false, false), new Holding(false, true, false, false)))
          .toList();

  private final Navigator navigator;
  private final WindowSettings settings;
  private final String program;
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
  @FXML private Button larger;
  @FXML private MenuButton menu;
  private List<Menu> commands = List.of();
  private List<Pane> folded = List.of();

  HeaderController(Navigator navigator, WindowSettings settings, String program) {
    this.navigator = navigator;
    this.settings = settings;
    this.program = program;
  }

  @FXML
  private void initialize() {
    brandName.setText(program);
    brand.setOnAction(_ -> navigator.go(Area.HOME.front()));
    back.setOnAction(_ -> navigator.back());
    back.disableProperty().bind(navigator.backPossibleProperty().not());
    forward.setOnAction(_ -> navigator.forward());
    forward.disableProperty().bind(navigator.forwardPossibleProperty().not());
    larger.setOnAction(_ -> {
      DisplaySettings display = settings.display();
      settings.choose(display.with(display.textSize().next()));
    });
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
    larger.setAccessibleText(words.say("command.larger"));
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

  /// Offers the commands; none where the system has a menu bar of its own for them.
  void offer(List<Menu> menus) {
    commands = menus;
    fillMenu();
  }

  /// Opens the menu of all commands, if it is in the header.
  void openMenu() {
    if (Nodes.isUsable(menu)) {
      menu.requestFocus();
      menu.show();
    }
  }

  /// What is folded into the menu comes before the commands.
  private void fillMenu() {
    List<MenuItem> items = new ArrayList<>();
    folded.stream()
        .flatMap(bar -> bar.getChildren().stream())
        .map(Button.class::cast)
        .map(HeaderController::item)
        .forEach(items::add);
    if (!items.isEmpty() && !commands.isEmpty()) {
      items.add(new SeparatorMenuItem());
    }
    items.addAll(commands);
    menu.getItems().setAll(items);
    Nodes.show(menu, !items.isEmpty());
  }

  private static MenuItem item(Button button) {
    MenuItem item = new MenuItem(button.getText());
    item.setId("folded-" + button.getId());
    item.setMnemonicParsing(false);
    item.setOnAction(_ -> button.fire());
    return item;
  }

  /// Marks the area one is in.
  void show(Route route) {
    Words words = Words.of(Shell.class, "shell", settings.language());
    areas.forEach((each, button) -> {
      boolean current = each == route.area();
      button.pseudoClassStateChanged(CURRENT, current);
      button.setAccessibleText(
          current ? words.say("area.here", button.getText()) : button.getText());
    });
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
    button.setOnAction(_ -> settings.choose(language));
    languages.put(language, button);
    languageBar.getChildren().add(button);
  }

  /// Arranges the bars for a window of a size: the areas stand in the header where there is room,
  /// if need be without their signs and the brand without its name, otherwise at the foot; where
  /// there is still less, the languages go to the foot too.
  ///
  /// In a low window nothing goes to the foot that fits the header: the languages go to the menu
  /// and the areas show their signs only, and where even these do not fit the menu has them too,
  /// unless the window is higher than wide.
  ///
  /// @return whether there is no room in the header for the names of all areas and languages
  boolean arrange(double width, double height, boolean low, Pane footer) {
    Optional<Holding> held =
        (low ? FITTING_LOW : height > width ? List.<Holding>of() : FITTING)
            .stream().filter(each -> needed(each) <= width).findFirst();
    boolean footed = held.isEmpty() && (!low || height > width);
    Nodes.show(footer, footed);
    boolean languages =
        held.map(Holding::languages).orElseGet(() -> fixed(false) + needed(languageBar) <= width);
    move(areaBar, footed ? footer : headerAreas);
    move(languageBar, languages || low ? headerLanguages : footer);
    languageBar.toBack();
    Nodes.show(areaBar, footed || held.isPresent());
    Nodes.show(languageBar, languages || !low);
    Nodes.show(
        brandName,
        held.map(Holding::named).orElseGet(() -> fixed(true) + needed(languageBar) <= width));
    areaBar.pseudoClassStateChanged(BARE, held.filter(each -> !each.signs()).isPresent());
    areaBar.pseudoClassStateChanged(SIGNS, held.filter(each -> !each.words()).isPresent());
    fold(Stream.of(areaBar, languageBar).filter(each -> !each.isVisible()).toList());
    return held.filter(FITTING::contains).isEmpty();
  }

  private void fold(List<HBox> bars) {
    if (!bars.equals(folded)) {
      folded = List.copyOf(bars);
      fillMenu();
    }
  }

  private static void move(Region bar, Pane home) {
    if (bar.getParent() != home) {
      home.getChildren().add(bar);
    }
  }

  private double needed(Holding held) {
    return fixed(held.named()) + areasWidth(held) + (held.languages() ? needed(languageBar) : 0);
  }

  /// The width of what is always in the header and of all gaps.
  private double fixed(boolean named) {
    double mark = brand.prefWidth(-1) - (brandName.isManaged() ? nameWidth() : 0);
    return header.getInsets().getLeft()
        + Math.max(brand.minWidth(-1), mark + (named ? nameWidth() : 0))
        + needed(back)
        + needed(forward)
        + needed(tools)
        // Every part ends on a whole pixel.
        + (header.getSpacing() + 1) * (header.getChildren().size() - 1)
        + header.getInsets().getRight();
  }

  private static double needed(Region part) {
    return Math.max(part.minWidth(-1), part.prefWidth(-1));
  }

  /// The width of all areas, whatever is shown of them just now.
  private double areasWidth(Holding held) {
    return areaBar.getSpacing() * (areaBar.getChildren().size() - 1)
        + areaBar.getChildren().stream()
            .map(Button.class::cast)
            .mapToDouble(way -> width(way, held))
            .sum();
  }

  private static double width(Button way, Holding held) {
    Region sign = (Region) way.getGraphic();
    Text name = new Text(way.getText());
    name.setFont(way.getFont());
    double words = held.words() ? name.getLayoutBounds().getWidth() : 0;
    double gap = held.words() && held.signs() ? way.getGraphicTextGap() : 0;
    double inner = words + gap + (held.signs() ? sign.prefWidth(-1) : 0);
    double whole = way.getInsets().getLeft() + inner + way.getInsets().getRight();
    return Math.ceil(Math.max(way.minWidth(-1), whole));
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
