/// The history browser's content: articles, timeline, places, glossary, disputes, facts and the
/// map, read strictly and proved against each other, the bibliography and the engine.
///
/// Uses only `board`, `content`, `content.diagram`, `content.lesson`, `content.yaml`, `notation`,
/// `rules` and `text`.
package hnefi.content.history;
