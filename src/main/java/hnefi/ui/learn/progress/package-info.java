/// What learners have done, and how it is kept.
package hnefi.ui.learn.progress;
