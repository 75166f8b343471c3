package hnefi.ui.learn.page;

import hnefi.content.lesson.Ask;
import hnefi.content.lesson.Compare;
import hnefi.content.lesson.Decide;
import hnefi.content.lesson.Gallery;
import hnefi.content.lesson.Play;
import hnefi.content.lesson.Rules;
import hnefi.content.lesson.Say;
import hnefi.content.lesson.Step;
import hnefi.content.lesson.Try;
import hnefi.content.lesson.Watch;
import hnefi.text.Tag;

/// What a learner is to do in a step, and its sign.
enum StepKind {
  SAY("bi-chat-square-text"),
  WATCH("bi-eye"),
  GALLERY("bi-columns-gap"),
  TRY("bi-hand-index"),
  GAME("bi-hand-index"),
  PLAY("bi-controller"),
  ASK("bi-question-circle"),
  DECIDE("bi-question-circle"),
  COMPARE("bi-layout-three-columns"),
  RULES("bi-list-check");

  private final String sign;

  StepKind(String sign) {
    this.sign = sign;
  }

  static StepKind of(Step step) {
    return switch (step) {
      case Say _ -> SAY;
      case Play _ -> PLAY;
      case Watch _ -> WATCH;
      case Gallery _ -> GALLERY;
      case Try exercise -> exercise.rounds().size() > 1 ? GAME : TRY;
      case Ask _ -> ASK;
      case Decide _ -> DECIDE;
      case Compare _ -> COMPARE;
      case Rules _ -> RULES;
    };
  }

  String id() {
    return Tag.of(this);
  }

  String sign() {
    return sign;
  }
}
