/// Proves all content, of whatever kind, against itself and the engine.
///
/// Uses only `board`, `content`, `content.diagram`, `content.history`, `content.yaml`, `rules` and
/// `text`.
package hnefi.content.check;
