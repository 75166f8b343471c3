/// Articles as JavaFX nodes: paragraphs with links, citations and marks of facts.
///
/// Uses `content.history` and `ui.history.part`.
package hnefi.ui.history.text;
