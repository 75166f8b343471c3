package hnefi.content.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The engine has the last word on what a dispute changes.
class DisputeCheckTest {
  private static final String FILE = "history/disputes.yaml";

  @Test
  void anOutcomeTheEngineDoesNotFindIsRefused() {
    assertThat(Spoiled.faults(Spoiled.replacing(FILE, "{armed: takes f8,", "{armed: takes g8,")))
        .singleElement()
        .asString()
        .contains("in “pair”, the reading “armed” ends with “takes f8”, not with “takes g8”");
  }

  @Test
  void aDemonstrationMustShowADifference() {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing(
                    FILE,
                    "outcomes: {hostile: takes a6, neutral: quiet}",
                    "outcomes: {neutral: quiet}")))
        .anyMatch(each -> each.contains("in “against-the-edge” all readings end the same way"));
  }

  @Test
  void aSwitchThatHangsOnADisputeMustBeTurnedByIt() {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing(
                    FILE, "switches: [king-armed]", "switches: [king-armed, open-corner]")))
        .singleElement()
        .asString()
        .contains("the switch “open-corner” is the same in every reading of “king-armed”");
  }

  @Test
  void aReadingTurnsNoSwitchBesideTheDisputes() {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing(
                    FILE,
                    "play: {rules: svenska, set: {king-armed: \"yes\"}}",
                    "play: {rules: svenska, set: {king-armed: \"yes\", king-range: \"3\"}}")))
        .singleElement()
        .asString()
        .contains("the reading “unarmed” also changes the switch “king-range”");
  }

  @Test
  void aSwitchMustExist() {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing(FILE, "switches: [king-armed]", "switches: [king-brave]")))
        .anyMatch(each -> each.contains("there is no switch “king-brave”"));
  }

  @Test
  void aReadingMustPlayByAKnownRuleSet() {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing(FILE, "play: {rules: haende}", "play: {rules: seven}")))
        .satisfiesExactly(
            each -> assertThat(each).contains("there is no rule set or variant “seven”"),
            // One board alone is no choice.
            each -> assertThat(each).contains("nothing depends on them"));
  }

  @Test
  void whereNothingDependsOnTheAnswerNothingIsPlayed() {
    String age =
        "supports: [spieltz/intro, spieltz/intro-en]\n      contradicts: [walker/history]\n";
    assertThat(Spoiled.faults(Spoiled.replacing(FILE, age, age + "      play: {rules: spieltz}\n")))
        .singleElement()
        .asString()
        .contains("the readings of “age” open boards on which nothing depends on them");
  }

  @Test
  void aReadingIsPlayedFromAPositionThatShowsIt() {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing(FILE, "{armed: takes f8, unarmed: quiet}", "{armed: takes f8}")))
        .anyMatch(each ->
            each.contains(
                "the reading “unarmed” of “king-armed” can be played but is in no demonstration"));
  }

  @Test
  void aPositionMustFitTheBoardOfItsReading() {
    assertThat(
            Spoiled.faults(Spoiled.replacing(FILE, "rules: spieltz, set:", "rules: haende, set:")))
        .anyMatch(each -> each.contains("does not fit the board of “hostile”"));
  }

  @ParameterizedTest
  @MethodSource("disputes")
  void noDisputeGetsLostUnnoticed(String dispute) {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing(FILE, "- id: " + dispute + "\n", "- id: gone-" + dispute + "\n")))
        .anyMatch(each -> each.contains("“dispute:" + dispute + "” leads nowhere"));
  }

  static Set<String> disputes() {
    return PackedHistory.HISTORY.disputes().keySet();
  }
}
