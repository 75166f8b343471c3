package hnefi.ui.profile.page;

import hnefi.fx.speech.Announcement;
import hnefi.text.Words;
import hnefi.ui.profile.Emblem;
import hnefi.ui.profile.EmblemIcon;
import hnefi.ui.profile.Profile;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// A name and an emblem to choose.
final class ProfileForm extends VBox {
  private final ToggleGroup emblems = new ToggleGroup();
  private final TextField name = new TextField();

  /// @param id begins the ids of its parts
  /// @param allowed whether a name can be had
  /// @param done hears what was chosen
  ProfileForm(
      String id,
      String begin,
      Emblem chosen,
      Words words,
      Predicate<String> allowed,
      BiConsumer<String, Emblem> done) {
    getStyleClass().add("profile-form");
    name.setId(id + "-name");
    name.setText(begin);
    name.setPromptText(words.say("name"));
    name.setAccessibleText(words.say("name"));
    Button save = new Button(words.say("save"));
    save.setId(id + "-save");
    save.disableProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> Profile.nameFrom(name.getText()).filter(allowed).isEmpty(),
                name.textProperty()));
    Runnable finish =
        () ->
            Profile.nameFrom(name.getText())
                .filter(allowed)
                .ifPresentOrElse(valid -> done.accept(valid, emblem()), () -> tellWhyNot(words));
    save.setOnAction(_ -> finish.run());
    name.setOnAction(_ -> finish.run());
    FlowPane line = new FlowPane(name, save);
    line.getStyleClass().add("form-line");
    FlowPane choice = new FlowPane();
    choice.getStyleClass().add("emblem-choice");
    choice.setAccessibleText(words.say("emblem"));
    for (Emblem each : Emblem.values()) {
      ToggleButton toggle = new ToggleButton("", new EmblemIcon(each));
      toggle.setUserData(each);
      toggle.setAccessibleText(each.name(words.language()));
      toggle.setToggleGroup(emblems);
      toggle.setOnAction(_ -> toggle.setSelected(true)); // a second tap must not let go of it
      toggle.setSelected(each == chosen);
      choice.getChildren().add(toggle);
    }
    getChildren().addAll(line, choice);
  }

  /// Puts the keyboard into the name, all of which is replaced by typing.
  void edit() {
    name.requestFocus();
    name.selectAll();
  }

  /// The button is grey meanwhile, which only says that something is wrong to whoever sees it.
  private void tellWhyNot(Words words) {
    boolean isName = Profile.nameFrom(name.getText()).isPresent();
    Announcement.reply(
        name, isName ? words.say("name.taken") : words.say("name.not", Profile.LONGEST_NAME));
  }

  private Emblem emblem() {
    return emblems.getSelectedToggle() == null
        ? Emblem.STAR
        : (Emblem) emblems.getSelectedToggle().getUserData();
  }
}
