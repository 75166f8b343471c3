package hnefi.ui.about;

import hnefi.fx.nav.Navigator;
import hnefi.fx.speech.Announcement;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.Nodes;
import hnefi.storage.UserFolders;
import hnefi.text.ProgramVersion;
import hnefi.text.Words;
import hnefi.ui.route.LicenceRoute;
import hnefi.ui.settings.SettingsModel;
import java.nio.file.Path;
import java.util.Map;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The page about the program.
final class AboutController {
  private final Words words;
  private final SettingsModel settings;
  private final UserFolders folders;
  private final Navigator navigator;

  @FXML private Label version;
  @FXML private FlowPane copyRow;
  @FXML private Button copy;
  @FXML private Label copied;
  @FXML private VBox places;
  @FXML private VBox components;

  AboutController(Words words, SettingsModel settings, UserFolders folders, Navigator navigator) {
    this.words = words;
    this.settings = settings;
    this.folders = folders;
    this.navigator = navigator;
  }

  @FXML
  private void initialize() {
    Nodes.keepWithin(copy, copyRow);
    version.setText(words.say("version", ProgramVersion.current()));
    Nodes.show(copied, false);
    copy.setOnAction(_ -> copyReport());
    places
        .getChildren()
        .addAll(
            place(words.say("folder.games"), folders.games()),
            place(words.say("folder.settings"), folders.settings()),
            place(words.say("folder.progress"), folders.profiles()));
    Component.ALL.stream().map(this::row).forEach(components.getChildren()::add);
  }

  private void copyReport() {
    Clipboard.getSystemClipboard()
        .setContent(Map.of(DataFormat.PLAIN_TEXT, SystemReport.of(settings.settings())));
    Nodes.show(copied, true);
    Announcement.say(copied, copied.getText());
  }

  private Node place(String name, Path path) {
    return entry(cell(name, "about-name"), path.toString());
  }

  private Node row(Component component) {
    Label name =
        cell(
            component
                .version()
                .map(each -> words.say("component", component.name(), each))
                .orElse(component.name()),
            "about-name");
    HBox row = new HBox(entry(name, licence(component)));
    component.text().ifPresent(_ -> row.getChildren().add(button(component)));
    row.getStyleClass().add("about-row");
    return row;
  }

  /// Sets what belongs to a name beside it, or below it where there is no room.
  private static Node entry(Label name, String text) {
    Label value = cell(text, "soft");
    FlowPane entry = new FlowPane(name, value);
    entry.setMinWidth(0);
    Nodes.keepWithin(value, entry);
    entry.getStyleClass().add("about-entry");
    HBox.setHgrow(entry, Priority.ALWAYS);
    return entry;
  }

  private String licence(Component component) {
    return component.text().isEmpty() ? words.say("public-domain") : component.licence();
  }

  private Button button(Component component) {
    Button button = new Button(words.say("licence"), new Icon("bi-file-text"));
    button.getStyleClass().addAll("flat", "licence-button");
    button.setAccessibleText(words.say("licence.of", component.name()));
    button.setOnAction(_ -> navigator.go(new LicenceRoute(component.name())));
    return button;
  }

  private static Label cell(String text, String styleClass) {
    return Labels.wrapped(text, styleClass);
  }
}
