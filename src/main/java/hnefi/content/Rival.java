package hnefi.content;

import hnefi.rules.SwitchValue;
import hnefi.text.Text;
import java.util.List;
import java.util.Optional;

/// Another reading of a rule, and who holds it.
///
/// @param value the switch's value under that reading; empty for a rule all books share
public record Rival(Optional<SwitchValue> value, List<Citation> cite, Optional<Text> note) {}
