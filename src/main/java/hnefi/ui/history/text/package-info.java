/// Articles as JavaFX nodes: paragraphs with links, citations and marks of facts.
package hnefi.ui.history.text;
