/// The pictures of the articles: boards, pieces, formations, a family tree of names, the bay.
///
/// What they claim stands in `content/history/figures.yaml`; only how it is drawn is said here.
///
/// Uses only `board`, `content`, `content.diagram`, `content.history`, `ui.board`,
/// `ui.history.map`, `ui.history.part`, `ui.settings` and `ui.theme`.
package hnefi.ui.history.figure;
