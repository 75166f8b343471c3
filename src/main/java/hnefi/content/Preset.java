package hnefi.content;

import hnefi.rules.Switch;
import hnefi.text.Text;
import java.util.Map;
import java.util.Optional;

/// A variant a book names beside its rule set: a few switches turned, or another start position.
public record Preset(
    String id, Text name, Text summary, Optional<Layout> layout, Map<Switch, Ruling> changes) {}
