/// The history browser's content: articles, timeline, places, glossary, disputes, facts and the
/// map, read strictly and proved against each other, the bibliography and the engine.
///
/// Uses `hnefi.content` and what lies below it; knows nothing of screens.
package hnefi.content.history;
