package hnefi.ui.play.newgame;

import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.text.Words;

/// What newcomers want to know of a game first: how large its board is, and whether it is a good
/// one to begin with; and of a game that none of the five books holds, just that.
final class EditionFacts {
  private EditionFacts() {}

  static String of(Edition edition, Library library, Words words) {
    String size = words.say("new.size", edition.layout().board().size().width());
    boolean first =
        NewGameModel.simplest(library)
            .filter(each -> each.rulebook().equals(edition.rulebook()))
            .isPresent();
    if (first) {
      return size + " · " + words.say("new.first");
    }
    return library.isOfTheBooks(edition.rulebook())
        ? size
        : size + " · " + words.say("new.beside-books");
  }
}
