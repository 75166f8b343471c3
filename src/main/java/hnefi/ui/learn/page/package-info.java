/// The pages of a lesson: a board and what is said beside it, one view for each kind of step.
///
/// The document of a page is filled by [LessonPage], with its head and its foot in documents of
/// their own.
package hnefi.ui.learn.page;
