/// The coach beside a game, without controls: hints, danger, second looks, the review, and how the
/// computer answers the offer of a draw.
///
/// Uses only `board`, `rules`, `search`, `table`, `text`, `ui.board` and `ui.play.game`.
package hnefi.ui.play.coach;
