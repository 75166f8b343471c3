/// Words in the program's three languages: message bundles, deferred messages, texts of the
/// content.
///
/// Uses nothing else of the program.
package hnefi.text;
