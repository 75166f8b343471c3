package hnefi.ui.play.screen;

import hnefi.board.Side;
import hnefi.coach.BlunderWarning;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Nodes;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.play.session.Prompt;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// What the players are asked before it happens, and their answer.
final class PromptController extends ModelListener {
  private static final int MOST_REASONS = 2;

  private final PlayModel model;
  private final CoachStatements coachStatements;
  private final Words words;

  @FXML private VBox prompt;
  @FXML private Label asked;
  @FXML private VBox because;
  @FXML private Button yes;
  @FXML private Button no;

  /// What had the focus before something was asked.
  private @Nullable Node before;

  PromptController(PlayModel model, CoachStatements coachStatements, Words words) {
    this.model = model;
    this.coachStatements = coachStatements;
    this.words = words;
  }

  @FXML
  private void initialize() {
    yes.setOnAction(_ -> model.prompts().answer(true));
    no.setOnAction(_ -> model.prompts().answer(false));
    listen(model.prompts().promptProperty().subscribe(this::show));
  }

  private void show(Optional<Prompt> now) {
    Node focused = Nodes.focusOwner(prompt).orElse(null);
    boolean asking = focused == yes || focused == no;
    Nodes.show(prompt, now.isPresent());
    because.getChildren().clear();
    now.ifPresent(each -> {
      switch (each) {
        case Prompt.Resignation(Side side) ->
            say(resignation(side, model.setup().players()), "resign.yes", "resign.no");
        case Prompt.DrawOffer(Side side) -> say("draw." + Tag.of(side), "draw.yes", "draw.no");
        case Prompt.Blunder(_, BlunderWarning warning) -> {
          say("blunder", "blunder.yes", "blunder.no");
          because.getChildren().setAll(coachStatements.boxes(warning.reasons(), MOST_REASONS));
        }
        case Prompt.TooFewAttackers(int men) -> {
          say("too-few", "resign.yes", "resign.no");
          asked.setText(words.say("too-few", men));
        }
      }
      // What does no harm is offered first.
      boolean harmless = each instanceof Prompt.DrawOffer;
      offer(yes, harmless);
      offer(no, !harmless);
      if (!asking) {
        before = focused;
      }
      no.requestFocus();
    });
    if (now.isEmpty() && asking && before != null) {
      // Later, and so before what the answer brings, such as a result, takes it.
      Node back = before;
      Nodes.afterLosingFocus(prompt, _ -> back.requestFocus());
    }
    Nodes.show(because, !because.getChildren().isEmpty());
  }

  /// Returns the key of what is asked before a side gives up: somebody who plays alone is asked
  /// without naming the side.
  static String resignation(Side side, Players players) {
    boolean alone = players.anyComputer() && players.of(side) instanceof Participant.Human;
    return alone ? "resign.you" : "resign." + Tag.of(side);
  }

  private void say(String what, String accept, String decline) {
    asked.setText(words.say(what));
    yes.setText(words.say(accept));
    no.setText(words.say(decline));
  }

  private static void offer(Button button, boolean first) {
    button.getStyleClass().remove("primary");
    if (first) {
      button.getStyleClass().add("primary");
    }
  }
}
