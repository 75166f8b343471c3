package hnefi.ui.play.screen;

import hnefi.fx.nav.Shortcut;
import hnefi.text.Words;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.play.session.ReplayModel;
import hnefi.ui.play.session.TreeModel;

/// The keys of a game.
record GameShortcuts(
    PlayModel model,
    TreeModel tree,
    ReplayModel replay,
    NotesController notes,
    GameActions actions) {
  /// Returns those that take turns back and look about in it.
  Shortcut[] looking(Words words) {
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

  /// Returns those that note something in it, change its tree, or lead to files and the clipboard.
  Shortcut[] keeping(Words words) {
    return new Shortcut[] {
      Shortcut.of("Shortcut+K", actions::comment)
          .named(words.say("comment.edit"))
          .on("write-comment"),
      Shortcut.of("Shortcut+Up", tree::promote).named(words.say("variation.promote")).on("promote"),
      Shortcut.of("Shortcut+Delete", notes::deleteFromHere)
          .named(words.say("variation.delete"))
          .on("delete-from-here"),
      Shortcut.of("Shortcut+E", tree::wipe).named(words.say("shapes.wipe")).on("wipe-shapes"),
      Shortcut.of("Shortcut+S", actions::saveAs).named(words.say("record.save")).on("save-as"),
      Shortcut.of("Shortcut+C", actions::copy).named(words.say("record.copy")),
      Shortcut.of("Shortcut+Shift+C", actions::copyPosition)
          .named(words.say("record.copy-position")),
      Shortcut.of("Shortcut+V", actions::paste).named(words.say("record.paste"))
    };
  }
}
