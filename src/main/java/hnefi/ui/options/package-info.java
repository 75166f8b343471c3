/// The page on which a person chooses: language, colours, text size, tempo, boards.
///
/// Uses only `text`, `ui.board`, `ui.nav`, `ui.settings` and `ui.theme`.
package hnefi.ui.options;
