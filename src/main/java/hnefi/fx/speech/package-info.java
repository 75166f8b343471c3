/// What is said to whoever listens instead of looking: announcements rise from the node they are
/// about to the frame of the window, which speaks them.
package hnefi.fx.speech;
