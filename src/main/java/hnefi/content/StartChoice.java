package hnefi.content;

import hnefi.text.Text;
import java.util.List;
import java.util.Optional;

/// A start position a rule set can be played from, and what its book says of it.
public record StartChoice(
    Layout layout, Provenance provenance, List<Citation> cite, Optional<Text> note) {}
