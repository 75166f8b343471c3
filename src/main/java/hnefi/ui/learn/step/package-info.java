/// What goes on in a step: the models behind the pages, without controls and without language.
///
/// Uses only `board`, `content.diagram`, `content.lesson`, `rules`, `ui.board` and
/// `ui.learn.progress`.
package hnefi.ui.learn.step;
