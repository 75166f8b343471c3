/// What learners have done, and how it is kept.
///
/// Uses `files` and `text`.
package hnefi.ui.learn.progress;
