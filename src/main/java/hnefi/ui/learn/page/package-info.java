/// The pages of a lesson: a board and what is said beside it, one view for each kind of step.
///
/// Uses `content.lesson`, `account`, `ui.learn.step`, `ui.board`, `ui.settings` and `ui.theme`.
package hnefi.ui.learn.page;
