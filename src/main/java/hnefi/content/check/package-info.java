/// Proves all content, of whatever kind, against itself and the engine.
///
/// Uses `hnefi.content` with its parts and what lies below them.
package hnefi.content.check;
