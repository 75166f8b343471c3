package hnefi.content;

import hnefi.text.Text;
import java.util.List;
import java.util.Optional;

/// Another reading of a rule, and who holds it.
///
/// @param value the switch's value under that reading
public record Rival(String value, List<Citation> cite, Optional<Text> note) {}
