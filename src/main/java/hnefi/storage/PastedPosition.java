package hnefi.storage;

import hnefi.board.Arrangement;
import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.content.Library;
import hnefi.notation.BoardText;
import hnefi.notation.PositionText;
import hnefi.notation.opentafl.OpenTaflBoard;
import hnefi.notation.opentafl.OpenTaflRules;
import hnefi.rules.StartPosition;
import hnefi.text.Message;
import hnefi.text.Result;
import java.util.List;
import java.util.Optional;

/// A position that somebody copied elsewhere, with the rules by which it can be played on.
///
/// @param notes what is otherwise than its text has it, a sentence each
public record PastedPosition(
    EditionName edition, Optional<StartPosition> start, List<Message> notes) {
  public PastedPosition {
    notes = List.copyOf(notes);
  }

  /// Reads a position, or a line of OpenTafl's rules with the position in it.
  ///
  /// @param current the rules that are played now, which a position of the same size is played by
  public static Result<PastedPosition> read(
      String text, Library library, Optional<Edition> current) {
    if (OpenTaflRules.isLike(text.strip())) {
      return OpenTaflRules.read(text.strip()).map(rules -> of(rules, library));
    }
    if (OpenTaflBoard.isLike(text.strip())) {
      return OpenTaflBoard.read(text.strip())
          .then(BoardText::start)
          .map(board -> of(new PositionText.Written(board, Optional.empty()), library, current));
    }
    return PositionText.isLike(text)
        ? PositionText.read(text).map(position -> of(position, library, current))
        : Result.bad("paste.unknown");
  }

  private static PastedPosition of(OpenTaflRules written, Library library) {
    Edition edition = new EditionFinder(library).find(written.rules(), written.start());
    return new PastedPosition(
        edition.name(),
        EditionFinder.start(edition, written.start(), written.rules()),
        written.notes());
  }

  private static PastedPosition of(
      PositionText.Written position, Library library, Optional<Edition> current) {
    Arrangement board = position.board();
    Edition edition =
        current
            .filter(each -> each.layout().board().size().equals(board.size()))
            .or(() ->
                library.rulebooks().stream()
                    .map(Edition::of)
                    .filter(each -> each.layout().board().size().equals(board.size()))
                    .findFirst())
            .or(() -> current)
            .orElseGet(() -> Edition.of(library.rulebooks().iterator().next()));
    return new PastedPosition(
        edition.name(),
        Optional.of(
            new StartPosition(
                board, position.toMove().orElseGet(() -> edition.rules().firstMove()))),
        List.of());
  }
}
