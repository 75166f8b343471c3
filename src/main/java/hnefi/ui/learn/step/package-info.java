/// What goes on in a step: the models behind the pages, without controls and without language.
///
/// Uses `content.lesson`, `ui.learn.progress` and the rungs of `ui.board`.
package hnefi.ui.learn.step;
