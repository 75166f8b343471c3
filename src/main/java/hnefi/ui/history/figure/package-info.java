/// The pictures of the articles: boards, pieces, formations, a family tree of names, the bay.
///
/// What they claim stands in `content/history/figures.yaml`; only how it is drawn is said here.
package hnefi.ui.history.figure;
