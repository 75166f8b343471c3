/// What learners have done, and how it is kept.
///
/// Uses only `files` and `text`.
package hnefi.ui.learn.progress;
