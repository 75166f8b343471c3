/// The pages of a lesson: a board and what is said beside it, one view for each kind of step.
///
/// The document of a page is filled by [Page], with its head and its foot in documents of their
/// own. Uses `content.lesson`, `account`, `ui.learn.step`, `ui.board`, `ui.layout`, `ui.settings`
/// and `ui.theme`.
package hnefi.ui.learn.page;
