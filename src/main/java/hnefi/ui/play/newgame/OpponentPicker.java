package hnefi.ui.play.newgame;

import hnefi.fx.layout.UniformRowPane;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.SegmentedChoice;
import hnefi.session.OpponentProfile;
import hnefi.text.Words;
import hnefi.ui.opponent.Portrait;
import java.util.List;
import javafx.beans.property.Property;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The computer's characters to choose from, each with its strength, and a sentence about the one
/// that is chosen.
final class OpponentPicker extends VBox {
  private static final PseudoClass ON = PseudoClass.getPseudoClass("on");

  private final List<OpponentProfile> profiles;
  private final Property<String> chosen;
  private final Words words;
  private final Label about = Labels.wrapped("", "opponent-about");
  private final SegmentedChoice<String> row;

  /// @param id begins the ids of the toggles
  OpponentPicker(String id, List<OpponentProfile> profiles, Property<String> chosen, Words words) {
    this.profiles = profiles;
    this.chosen = chosen;
    this.words = words;
    getStyleClass().add("opponents");
    UniformRowPane tiles = new UniformRowPane();
    tiles.getStyleClass().add("opponent-tiles");
    tiles.setMinWidth(0);
    row =
        new SegmentedChoice<>(
            tiles,
            id,
            profiles.stream().map(OpponentProfile::id).toList(),
            each -> each,
            each -> find(each).name().in(words.language()),
            chosen);
    for (OpponentProfile each : profiles) {
      dress(row.toggle(each.id()), each);
    }
    getChildren().addAll(tiles, about);
  }

  private void dress(ToggleButton toggle, OpponentProfile profile) {
    int level = profiles.indexOf(profile) + 1;
    toggle.setMaxWidth(Double.MAX_VALUE);
    toggle.setContentDisplay(ContentDisplay.TOP);
    VBox picture = new VBox();
    picture.getStyleClass().add("opponent-picture");
    Portrait.of(profile.id()).ifPresent(picture.getChildren()::add);
    picture.getChildren().add(strength(level));
    toggle.setGraphic(picture);
    toggle.getStyleClass().add("opponent");
    toggle.setAccessibleText(
        words.say(
            "new.opponent.spoken",
            profile.name().in(words.language()),
            level,
            profiles.size(),
            profile.about().in(words.language())));
  }

  private Node strength(int level) {
    HBox dots = new HBox();
    dots.getStyleClass().add("strength");
    for (int i = 0; i < profiles.size(); i++) {
      Region dot = new Region();
      dot.getStyleClass().add("strength-dot");
      dot.pseudoClassStateChanged(ON, i < level);
      dots.getChildren().add(dot);
    }
    return dots;
  }

  /// Marks the character that fits whoever plays.
  void mark(String id) {
    profiles.stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .ifPresent(each -> {
          ToggleButton toggle = row.toggle(id);
          Icon star = new Icon(BootstrapIcons.STAR_FILL);
          star.getStyleClass().add("fits");
          StackPane marked = new StackPane(toggle.getGraphic(), star);
          StackPane.setAlignment(star, Pos.TOP_RIGHT);
          toggle.setGraphic(marked);
          toggle.setAccessibleText(toggle.getAccessibleText() + " " + words.say("new.fits"));
        });
  }

  /// Leaves out the sentence about the one that is chosen.
  void beBrief() {
    getChildren().remove(about);
  }

  /// Shows what is chosen from now on.
  Subscription follow() {
    return Subscription.combine(
        row.follow(),
        chosen.subscribe(id ->
            about.setText(
                profiles.stream()
                    .filter(each -> each.id().equals(id))
                    .findFirst()
                    .map(each -> each.about().in(words.language()))
                    .orElse(""))));
  }

  private OpponentProfile find(String id) {
    return profiles.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }
}
