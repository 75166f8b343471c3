/// The pictures of the articles: boards, pieces, formations, a family tree of names, the bay.
///
/// Uses `ui.board`, `content.history` and `ui.history.part`.
package hnefi.ui.history.figure;
