/// The pages of a lesson: a board and what is said beside it, one view for each kind of step.
///
/// The document of a page is filled by [Page], with its head and its foot in documents of their
/// own.
///
/// Uses only `account`, `board`, `content`, `content.diagram`, `content.lesson`, `notation`,
/// `rules`, `text`, `ui.board`, `ui.further`, `ui.layout`, `ui.learn.progress`, `ui.learn.step`,
/// `ui.nav`, `ui.settings` and `ui.theme`.
package hnefi.ui.learn.page;
