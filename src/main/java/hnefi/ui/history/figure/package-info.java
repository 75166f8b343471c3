/// The pictures of the articles: boards, pieces, formations, a family tree of names, the bay.
///
/// Uses only `board`, `content`, `content.history`, `notation`, `ui.board`, `ui.history.map`,
/// `ui.history.part` and `ui.theme`.
package hnefi.ui.history.figure;
