/// The page on which a person chooses: language, colours, text size, tempo, boards.
///
/// Uses `ui.nav`, `ui.settings`, `ui.theme` and `text`.
package hnefi.ui.options;
