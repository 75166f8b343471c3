/// Words in the program's three languages: message bundles, deferred messages, texts of the
/// content.
package hnefi.text;
