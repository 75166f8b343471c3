package hnefi.ui.learn;

import hnefi.fx.theme.Icon;
import hnefi.fx.theme.PopOvers;
import hnefi.text.Words;
import hnefi.ui.profile.Emblem;
import hnefi.ui.profile.EmblemIcon;
import hnefi.ui.profile.Profile;
import hnefi.ui.profile.Profiles;
import hnefi.ui.profile.ProfilesModel;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver;
import org.controlsfx.validation.ValidationSupport;
import org.controlsfx.validation.Validator;

/// Who learns: those who have learned here, and a line for a new name with its avatar.
final class ProfileChooser {
  private final ProfilesModel profiles;
  private final Words words;
  private Optional<PopOver> shown = Optional.empty();

  ProfileChooser(ProfilesModel profiles, Words words) {
    this.profiles = profiles;
    this.words = words;
  }

  /// Returns what the learner is called.
  static String name(Profile learner, Words words) {
    return learner.name().isEmpty() ? words.say("learner.anybody") : learner.name();
  }

  /// Opens the choice.
  void show(Node beside) {
    VBox list = new VBox();
    list.getStyleClass().add("learners");
    Label title = new Label(words.say("learner"));
    title.getStyleClass().add("subheading");
    list.getChildren().add(title);
    Profiles learners = profiles.profiles();
    for (Profile learner : learners.all()) {
      Button button = new Button(name(learner, words), new EmblemIcon(learner.emblem()));
      button.getStyleClass().add(learner.id() == learners.current() ? "accent" : "flat");
      button.setMaxWidth(Double.MAX_VALUE);
      button.setOnAction(_ -> choose(learner));
      list.getChildren().add(button);
    }
    if (learners.all().size() < Profiles.MOST) {
      list.getChildren().addAll(newcomer());
    }
    shown =
        Optional.of(
            PopOvers.open(
                list,
                beside,
                PopOver.ArrowLocation.TOP_RIGHT,
                ProfileChooser.class.getResource("page/popup.css")));
  }

  private VBox newcomer() {
    TextField name = new TextField();
    name.setId("learner-name");
    name.setPromptText(words.say("learner.new"));
    name.setAccessibleText(words.say("learner.new"));
    ToggleGroup group = new ToggleGroup();
    FlowPane avatars = new FlowPane();
    avatars.getStyleClass().add("avatars");
    avatars.setAccessibleText(words.say("learner.avatar"));
    for (Emblem avatar : Emblem.values()) {
      ToggleButton button = new ToggleButton("", new EmblemIcon(avatar));
      button.setUserData(avatar);
      button.setAccessibleText(avatar.name(words.language()));
      button.setToggleGroup(group);
      button.setOnAction(_ -> button.setSelected(true)); // a second tap must not let go of it
      button.setSelected(
          avatar.ordinal() == profiles.profiles().all().size() % Emblem.values().length);
      avatars.getChildren().add(button);
    }
    Button add = new Button(words.say("learner.add"), new Icon("bi-plus"));
    add.setId("learner-add");
    add.setMinWidth(Region.USE_PREF_SIZE);
    ValidationSupport validation = new ValidationSupport();
    validation.setErrorDecorationEnabled(false); // a name not yet typed is no mistake
    validation.registerValidator(
        name,
        false,
        Validator.createPredicateValidator(
            (String typed) -> newName(typed).isPresent(), words.say("learner.new")));
    add.disableProperty().bind(validation.invalidProperty());
    Runnable join = () -> newName(name.getText()).ifPresent(valid -> add(valid, chosen(group)));
    add.setOnAction(_ -> join.run());
    name.setOnAction(_ -> join.run());
    HBox line = new HBox(name, add);
    line.getStyleClass().add("newcomer-line");
    VBox form = new VBox(line, avatars);
    form.getStyleClass().add("newcomer");
    return form;
  }

  private Optional<String> newName(String typed) {
    return Profile.nameFrom(typed).filter(profiles.profiles()::canAdd);
  }

  private static Emblem chosen(ToggleGroup group) {
    return group.getSelectedToggle() == null
        ? Emblem.STAR
        : (Emblem) group.getSelectedToggle().getUserData();
  }

  private void add(String name, Emblem avatar) {
    hide();
    profiles.change(all -> all.add(name, avatar));
  }

  private void hide() {
    shown.ifPresent(PopOver::hide);
  }

  private void choose(Profile learner) {
    hide();
    profiles.change(all -> all.choose(learner.id()));
  }
}
