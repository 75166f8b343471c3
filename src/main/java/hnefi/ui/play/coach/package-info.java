/// The coach beside a game, without controls: hints, threats, the evaluation, second looks and the
/// review.
package hnefi.ui.play.coach;
