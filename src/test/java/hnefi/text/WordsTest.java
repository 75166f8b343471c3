package hnefi.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.MissingResourceException;
import org.junit.jupiter.api.Test;

class WordsTest {
  private static final Words WORDS =
      Words.of(
          Language.EN,
          Map.of(
              "plain", "It's {here}.",
              "one", "The king's square {0}.",
              "many", "{0,choice,1#one man|1<{0} men}",
              "number", "{0} of {1}"));

  @Test
  void aMessageWithoutArgumentsIsSaidAsItStands() {
    assertThat(WORDS.say("plain")).isEqualTo("It's {here}.");
  }

  @Test
  void anApostropheIsJustAnApostrophe() {
    assertThat(WORDS.say("one", "f6")).isEqualTo("The king's square f6.");
  }

  @Test
  void anArgumentMayItselfBeAMessage() {
    assertThat(WORDS.say("one", Message.of("many", 2))).isEqualTo("The king's square 2 men.");
    assertThat(WORDS.say(Message.of("one", Message.of("one", Message.of("many", 1)))))
        .isEqualTo("The king's square The king's square one man..");
  }

  @Test
  void numbersAreWrittenAsTheLanguageDoes() {
    Words german = Words.of(Language.DE, Map.of("number", "{0}"));
    assertThat(german.say("number", 12_500)).isEqualTo("12.500");
    assertThat(WORDS.say("number", 1, 12_500)).isEqualTo("1 of 12,500");
  }

  @Test
  void laterWordsAreAddedToEarlierOnes() {
    Words more = WORDS.with(Words.of(Language.EN, Map.of("plain", "Other.")));
    assertThat(more.say("plain")).isEqualTo("Other.");
    assertThat(more.say("number", 1, 2)).isEqualTo("1 of 2");
    assertThat(WORDS.say("plain")).isEqualTo("It's {here}.");
  }

  @Test
  void aMistakeOfTheProgramIsToldAtOnce() {
    assertThatThrownBy(() -> WORDS.say("riddle")).isInstanceOf(MissingResourceException.class);
    assertThatThrownBy(() -> Words.of(WordsTest.class, "nothing", Language.SV))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("nothing_en.properties");
  }

  @Test
  void whatALanguageLacksIsSaidInEnglish() {
    Words swedish = Words.of(WordsTest.class, "partial", Language.SV);
    assertThat(swedish.say("king")).isEqualTo("kung");
    assertThat(swedish.say("throne")).isEqualTo("throne");
    assertThat(Words.of(WordsTest.class, "partial", Language.DE).say("king")).isEqualTo("king");
  }
}
