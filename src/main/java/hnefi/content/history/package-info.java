/// The history browser's content: articles, timeline, places, glossary, disputes, facts and the
/// map, read strictly and proved against each other, the bibliography and the engine.
package hnefi.content.history;
