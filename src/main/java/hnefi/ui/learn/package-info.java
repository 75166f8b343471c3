/// The tutorial: the map of its chapters, the pages of its lessons, the learners.
///
/// Uses only `content`, `content.lesson`, `rules`, `text`, `ui.further`, `ui.home`,
/// `ui.learn.fxml`, `ui.learn.page`, `ui.learn.progress`, `ui.learn.step`, `ui.nav`, `ui.settings`
/// and `ui.theme`.
package hnefi.ui.learn;
