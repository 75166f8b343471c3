/// Proves all content, of whatever kind, against itself and the engine.
package hnefi.content.check;
