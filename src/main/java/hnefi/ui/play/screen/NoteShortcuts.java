package hnefi.ui.play.screen;

import hnefi.fx.nav.Shortcut;
import hnefi.text.Words;
import hnefi.ui.play.session.TreeModel;

/// The keys that note something in a game and change its tree.
record NoteShortcuts(TreeModel tree, NotesController notes, GameActions actions) {
  Shortcut[] in(Words words) {
    return new Shortcut[] {
      Shortcut.of("Shortcut+K", actions::comment)
          .named(words.say("comment.edit"))
          .on("write-comment"),
      Shortcut.of("Shortcut+Up", tree::promote).named(words.say("variation.promote")).on("promote"),
      Shortcut.of("Shortcut+Delete", notes::deleteFromHere)
          .named(words.say("variation.delete"))
          .on("delete-from-here"),
      Shortcut.of("Shortcut+E", tree::wipe).named(words.say("shapes.wipe")).on("wipe-shapes")
    };
  }
}
