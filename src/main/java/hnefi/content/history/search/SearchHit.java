package hnefi.content.history.search;

import hnefi.content.history.Topic;

/// A page that a search found.
///
/// @param snippet the words around what was found; empty if the title says it all
public record SearchHit(Topic topic, String title, String snippet) {}
