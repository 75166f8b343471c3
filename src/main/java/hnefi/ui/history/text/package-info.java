/// Articles as JavaFX nodes: paragraphs with links, citations and marks of facts.
///
/// Uses only `content`, `content.history`, `text`, `ui.history.part` and `ui.theme`.
package hnefi.ui.history.text;
