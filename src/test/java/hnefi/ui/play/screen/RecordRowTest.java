package hnefi.ui.play.screen;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.game.GameNode;
import hnefi.notation.MoveText;
import hnefi.rules.Turn;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.play.session.TreeModel;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class RecordRowTest {
  @Test
  void variationsAndCommentsStandAfterTheTurnTheyBelongTo() {
    PlayModel model = PlayFixture.model(PlayFixture.setup("fetlar"));
    TreeModel tree = new TreeModel(model);
    PlayFixture.play(model, "f2-h2 e7-e10 k4-j4");
    model.browser().lookAt(1);
    PlayFixture.play(model, "e7-b7 k4-j4 g7-g10");
    model.browser().lookAt(0);
    PlayFixture.play(model, "f2-i2");
    tree.comment(tree.place(), "worse");
    assertThat(
            RecordRow.of(model.session().tree().root()).stream()
                .map(RecordRowTest::text)
                .collect(Collectors.joining("\n", "", "\n")))
        .isEqualTo(
            """
            0 f2-h2 -
            1 variation
            1 f2-i2 -
            1 worse
            0 - e7-e10
            1 variation
            1 - e7-b7
            1 k4-j4 g7-g10
            0 k4-j4 -
            """);
  }

  private static String text(RecordRow row) {
    return row.depth()
        + " "
        + switch (row) {
          case RecordRow.Moves(_, var first, var second) -> move(first) + " " + move(second);
          case RecordRow.Variation _ -> "variation";
          case RecordRow.Comment(_, var place) -> place.annotation().comment();
        };
  }

  private static String move(Optional<GameNode> place) {
    return place.flatMap(GameNode::turn).map(Turn::move).map(MoveText::write).orElse("-");
  }
}
