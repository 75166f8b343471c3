package hnefi.ui.play.coach;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.content.ContentFolder;
import hnefi.content.games.GameCollections;
import hnefi.content.games.OpeningExplorer;
import hnefi.fx.task.BackgroundTasks;
import hnefi.session.GameTerms;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.play.session.PlayModel;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OpeningsModelTest {
  private final PlayModel model = PlayFixture.model(PlayFixture.setup("copenhagen"));
  private final OpeningsModel openings =
      new OpeningsModel(
          model,
          () -> GameCollections.read(ContentFolder.packed(), PlayFixture.LIBRARY),
          BackgroundTasks.immediate());

  @Test
  void whoeverLooksBackIsToldWhatPeoplePlayedThereAndMayFollow() {
    PlayFixture.play(model, "d1-d3 f4-c4");
    assertThat(openings.repliesProperty().get()).isEmpty();
    model.browser().lookAt(0);
    assertThat(openings.repliesProperty().get()).isNotEmpty();
    OpeningExplorer.Reply most = openings.repliesProperty().get().getFirst();
    openings.take(most);
    assertThat(model.snapshot().shownTurn().orElseThrow().move()).isEqualTo(most.move());
    assertThat(openings.repliesProperty().get()).isNotEmpty();
    model.browser().lookAtGame();
    assertThat(openings.repliesProperty().get()).isEmpty();
  }

  @Test
  void whoeverPlaysWithoutHintsIsToldNothingBeforeTheGameIsOver() {
    PlayModel strict =
        PlayFixture.model(
            PlayFixture.setup("copenhagen").on(GameTerms.USUAL.withAssistance(Set.of())));
    OpeningsModel told =
        new OpeningsModel(
            strict,
            () -> GameCollections.read(ContentFolder.packed(), PlayFixture.LIBRARY),
            BackgroundTasks.immediate());
    PlayFixture.play(strict, "d1-d3 f4-c4");
    strict.browser().lookAt(0);
    assertThat(told.repliesProperty().get()).isEmpty();
    strict.browser().lookAtGame();
    strict.askToResign();
    strict.prompts().answer(true);
    strict.browser().lookAt(0);
    assertThat(told.repliesProperty().get()).isNotEmpty();
  }

  @Test
  void whoeverShowsAGameToAFriendIsToldFromTheStart() {
    PlayModel shown =
        PlayFixture.model(PlayFixture.setup("copenhagen").on(GameTerms.teaching(Side.ATTACKERS)));
    OpeningsModel told =
        new OpeningsModel(
            shown,
            () -> GameCollections.read(ContentFolder.packed(), PlayFixture.LIBRARY),
            BackgroundTasks.immediate());
    OpeningExplorer.Reply most = told.repliesProperty().get().getFirst();
    told.take(most);
    assertThat(shown.snapshot().shownPly()).isEqualTo(1);
    assertThat(told.repliesProperty().get()).isNotEmpty();
  }
}
