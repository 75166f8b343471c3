package hnefi.content.lesson;

import hnefi.content.diagram.Diagram;
import hnefi.text.Text;
import java.util.Optional;

/// A diagram replayed move by move.
///
/// @param text what is said before the first move; the diagram's caption if empty
public record Watch(String name, Diagram diagram, Optional<Text> text) implements Step {}
