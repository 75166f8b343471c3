package hnefi.ui.play.library;

import static hnefi.ui.play.session.PlayFixture.LIBRARY;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.content.EditionName;
import hnefi.rules.Outcome;
import hnefi.session.GameTerms;
import hnefi.session.Players;
import hnefi.storage.GameDate;
import hnefi.storage.GameRepository;
import hnefi.storage.GameSummary;
import hnefi.text.Language;
import hnefi.text.Result;
import hnefi.text.Words;
import hnefi.ui.play.library.SavedGamesModel.Order;
import hnefi.ui.play.rules.HouseRulesModel;
import hnefi.ui.play.session.ParticipantNames;
import hnefi.ui.play.session.PlayFixture;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SavedGamesModelTest {
  private static final SavedGameWords WORDS =
      new SavedGameWords(
          LIBRARY,
          HouseRulesModel.inMemory(),
          new ParticipantNames(new PlayFixture.Silent(), Language.EN),
          Words.of(ParticipantNames.class, "shared", Language.EN)
              .with(Words.of(SavedGamesModel.class, "library", Language.EN)));

  @ParameterizedTest
  @CsvSource({"LATEST, cab", "NAME, abc"})
  void gamesAreOrderedByWhatTheListSaysOfThem(Order order, String titles) {
    SavedGamesModel model = new SavedGamesModel();
    model.orderProperty().set(order);
    List<GameRepository.Entry> saved =
        List.of(
            game("a", 2, Optional.empty()),
            game("b", 1, Optional.of(Outcome.resignationOf(Side.DEFENDERS))),
            game("c", 3, Optional.of(Outcome.resignationOf(Side.ATTACKERS))));
    assertThat(
            String.join("", model.listed(saved, WORDS).stream().map(each -> each.file()).toList()))
        .isEqualTo(titles);
  }

  private static GameRepository.Entry game(String title, int day, Optional<Outcome> outcome) {
    return new GameRepository.Entry(
        title,
        new Result.Good<>(
            new GameSummary(
                title,
                new GameDate(LocalDate.of(2026, 11, day), Optional.empty()),
                new EditionName("fetlar", Map.of(), Optional.empty()),
                Players.TWO_PEOPLE,
                Optional.empty(),
                GameTerms.USUAL,
                List.of(),
                outcome)));
  }
}
