/// A session as its screen shows it, without controls: the position that is looked at and how the
/// board comes there, what is explained, and what the players are asked.
package hnefi.ui.play.session;
