package hnefi.ui.play.screen;

import hnefi.coach.Coach;
import hnefi.coach.Hint;
import hnefi.coach.Reason;
import hnefi.narration.Narrator;
import hnefi.rules.Rule;
import hnefi.text.Message;
import hnefi.text.Words;
import hnefi.ui.play.coach.CoachModel;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.scene.Node;

/// Puts what the coach found into sentences that light up what they are about and show the passage
/// they rest on.
final class CoachStatements {
  private final Words words;
  private final Words coachWords;
  private final Narrator narrator;
  private final BiConsumer<Rule, Node> showRule;
  private final Consumer<Reason> light;

  /// @param words say how many dangers there are
  /// @param showRule shows what the books say on a rule, near a node
  /// @param light lights up what a sentence is about
  CoachStatements(
      ExplanationWords explanationWords,
      Words words,
      BiConsumer<Rule, Node> showRule,
      Consumer<Reason> light) {
    this.words = words;
    coachWords = Coach.words(words.language());
    this.narrator = explanationWords.narrator();
    this.showRule = showRule;
    this.light = light;
  }

  String say(Message message) {
    return coachWords.say(message);
  }

  /// Says as much of a hint as is shown, without its reasons.
  String say(CoachModel.ShownHint shown) {
    Hint hint = shown.hint();
    return say(
        switch (shown.level()) {
          case AREA -> hint.areaMessage();
          case PIECE -> hint.pieceMessage();
          case MOVE -> hint.moveMessage();
        });
  }

  /// Says how many dangers there are, without the reasons.
  String say(CoachModel.ShownThreats shown) {
    return words.say("coach.threats", shown.threats().captures().size())
        + " "
        + words.say("coach.king-lines", shown.threats().kingLines().size());
  }

  /// Returns the first reasons as boxes.
  List<StatementBox> boxes(List<Reason> reasons, int most) {
    return boxes(reasons, most, () -> {});
  }

  /// Returns the first reasons as boxes.
  ///
  /// @param place shows the position the reasons are about
  List<StatementBox> boxes(List<Reason> reasons, int most, Runnable place) {
    return reasons.stream().limit(most).map(each -> box(each, place)).toList();
  }

  private StatementBox box(Reason reason, Runnable place) {
    StatementBox box =
        new StatementBox(() -> {
          place.run();
          light.accept(reason);
        });
    box.show(say(reason.message()), reason.rule().map(narrator::source));
    reason.rule().ifPresent(rule -> box.setOnSource(near -> showRule.accept(rule, near)));
    return box;
  }
}
