/// What goes on in a step: the models behind the pages, without controls and without language.
///
/// Uses `content.lesson` and `ui.learn.progress`.
package hnefi.ui.learn.step;
