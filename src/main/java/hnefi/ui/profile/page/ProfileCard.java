package hnefi.ui.profile.page;

import hnefi.board.Side;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.Nodes;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.profile.EmblemIcon;
import hnefi.ui.profile.Profile;
import hnefi.ui.profile.ResultCount;
import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// One of the people: name and emblem, results by rule set and side, and what was learned.
final class ProfileCard extends VBox {
  /// What the buttons of a card do.
  interface Actions {
    void choose();

    void rename(ProfileCard card);

    void delete();
  }

  /// @param here whether this is who is here now
  /// @param rulebookName the name of a rule set by its id
  /// @param learned a sentence about the lessons
  ProfileCard(
      Profile profile,
      int index,
      boolean here,
      Words words,
      Function<String, String> rulebookName,
      String learned,
      Actions actions) {
    getStyleClass().addAll("card", "card-body", "profile-card");
    String called = profile.name().isEmpty() ? words.say("guest") : profile.name();
    Label name = Labels.wrapped(called, "profile-name");
    Label now = new Label(words.say("here"));
    now.getStyleClass().add("profile-here");
    Nodes.show(now, here);
    setAccessibleText(here ? now.getText() : null);
    HBox head = new HBox(new EmblemIcon(profile.emblem()), new VBox(name, now));
    head.getStyleClass().add("profile-head");
    getChildren().add(head);
    if (profile.results().isEmpty()) {
      getChildren().add(Labels.wrapped(words.say("results.none"), "soft"));
    }
    profile
        .results()
        .forEach((kind, count) ->
            getChildren()
                .add(
                    Labels.wrapped(
                        rulebookName.apply(kind.rulebook())
                            + ", "
                            + side(kind.side(), words)
                            + ": "
                            + told(count, words))));
    getChildren().add(Labels.wrapped(learned, "soft"));
    Button choose = button("choose-" + index, words.say("choose"), actions::choose);
    Nodes.show(choose, !here);
    FlowPane buttons =
        new FlowPane(
            choose,
            button("rename-" + index, words.say("rename"), () -> actions.rename(this)),
            button("delete-" + index, words.say("delete"), actions::delete));
    buttons.getStyleClass().add("card-buttons");
    // Without the card in sight, the buttons of all cards would be the same.
    buttons.getChildren().stream()
        .map(Button.class::cast)
        .forEach(each -> each.setAccessibleText(words.say("spoken", each.getText(), called)));
    getChildren().add(buttons);
  }

  private static String side(Side side, Words words) {
    return words.say("side." + Tag.of(side));
  }

  private static String told(ResultCount count, Words words) {
    return words.say("results", count.won(), count.drawn(), count.lost());
  }

  private static Button button(String id, String text, Runnable action) {
    Button button = new Button(text);
    button.setId(id);
    button.getStyleClass().add("slim");
    button.setOnAction(_ -> action.run());
    return button;
  }
}
