/// The coach beside a game, without controls: hints, danger, second looks, the review, and how the
/// computer answers the offer of a draw.
package hnefi.ui.play.coach;
