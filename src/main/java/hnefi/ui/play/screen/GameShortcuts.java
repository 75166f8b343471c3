package hnefi.ui.play.screen;

import hnefi.fx.nav.Shortcut;
import hnefi.text.Words;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.play.session.ReplayModel;

/// The keys of a game that take turns back and look about in it.
record GameShortcuts(PlayModel model, ReplayModel replay, GameActions actions) {
  Shortcut[] in(Words words) {
    return new Shortcut[] {
      Shortcut.of("Shortcut+Z", model::undo).named(words.say("record.undo")).on("undo"),
      Shortcut.of("Shortcut+Y", model::redo).named(words.say("record.redo")).on("redo"),
      Shortcut.of("Shortcut+Shift+Z", model::redo),
      Shortcut.of("Shortcut+Shift+E", actions::edit).named(words.say("record.edit")).on("edit"),
      Shortcut.of("Left", model.browser()::lookBack)
          .named(words.say("looking.step-back"))
          .on("step-back"),
      Shortcut.of("Right", model.browser()::lookForward)
          .named(words.say("looking.step-on"))
          .on("step-on"),
      Shortcut.of("Home", () -> model.browser().lookAt(0))
          .named(words.say("looking.to-start"))
          .on("to-start"),
      Shortcut.of("End", model.browser()::lookAtEnd)
          .named(words.say("looking.to-end"))
          .on("to-end"),
      Shortcut.of("Shift+End", model.browser()::lookAtGame)
          .named(words.say("looking.back"))
          .on("to-game"),
      Shortcut.of("Shift+Down", () -> model.browser().lookAtVariation(1))
          .named(words.say("variation.next")),
      Shortcut.of("Shift+Up", () -> model.browser().lookAtVariation(-1))
          .named(words.say("variation.previous")),
      Shortcut.of("Shortcut+R", replay::toggle).named(words.say("replay.play")).on("replay-play")
    };
  }
}
