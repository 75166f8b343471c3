package hnefi.session;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.people.Opponent;
import hnefi.text.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OpponentNamesTest {
  @ParameterizedTest
  @EnumSource(Opponent.class)
  void everyOpponentHasANameAndACharacterInEveryLanguage(Opponent opponent) {
    for (Language language : Language.values()) {
      assertThat(OpponentNames.name(opponent, language)).isNotBlank();
      assertThat(OpponentNames.character(opponent, language)).endsWith(".");
    }
  }
}
