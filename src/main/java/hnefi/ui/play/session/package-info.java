/// A session as its screen shows it, without controls: the position that is looked at and how the
/// board comes there, what is explained, what the players are asked, and whether somebody attends.
package hnefi.ui.play.session;
