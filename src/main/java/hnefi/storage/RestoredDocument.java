package hnefi.storage;

import hnefi.text.Message;
import java.util.List;

/// A game that was read and set up again, every move of it judged.
///
/// @param notes what is otherwise than its text has it, a sentence each
public record RestoredDocument(GameDocument document, List<Message> notes) {
  public RestoredDocument {
    notes = List.copyOf(notes);
  }
}
