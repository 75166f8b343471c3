package hnefi.ui.learn.page;

import hnefi.content.lesson.Replay;
import hnefi.rules.Captor;
import hnefi.rules.Capture;
import hnefi.rules.Outcome;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.text.Tag;
import java.util.Optional;

/// Why a case ends as it does, in so few words that several fit side by side.
record ComparisonText(LessonContext context) {
  String of(Replay reading) {
    return switch (reading.verdict()) {
      case Turn turn when !turn.captures().isEmpty() -> of(turn.captures().getFirst());
      case Turn turn
          when turn.outcome()
              .map(Outcome::ending)
              .equals(Optional.of(Outcome.Ending.KING_ESCAPED)) ->
          context.say("case.escaped." + Tag.of(reading.edition().rules().escape()));
      case Turn _ -> told(reading);
      case Refusal _ -> told(reading);
    };
  }

  private String told(Replay reading) {
    return context.tell(reading.verdict(), reading.asked(), reading.edition());
  }

  private String of(Capture capture) {
    return switch (capture.kind()) {
      case PINCER -> context.say("case.pincer");
      case AGAINST_THRONE -> context.say("case.against.throne");
      case AGAINST_HELD_THRONE -> context.say("case.against.held-throne");
      case AGAINST_CORNER -> context.say("case.against.corner");
      case AGAINST_EDGE -> context.say("case.against.edge");
      case SHIELD_WALL -> context.say("case.row");
      case KING_FLANKED -> context.say("case.flanked");
      case KING_SURROUNDED ->
          capture.captors().stream()
              .flatMap(captor -> standIn(captor).stream())
              .findFirst()
              .map(standIn -> context.say("case.three." + standIn))
              .orElseGet(() -> context.say("case.four"));
    };
  }

  private static Optional<String> standIn(Captor captor) {
    return switch (captor) {
      case Captor.Man _, Captor.HeldThrone _ -> Optional.empty();
      case Captor.Throne _ -> Optional.of("throne");
      case Captor.Corner _ -> Optional.of("corner");
      case Captor.Edge _ -> Optional.of("edge");
    };
  }
}
