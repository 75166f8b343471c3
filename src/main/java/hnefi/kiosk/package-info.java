/// The kiosk, but for its window: its settings, its counts and log, the PIN of the staff, the texts
/// that a museum lays over the built-in ones, and the supervisor that replaces a window that hangs
/// or ends.
package hnefi.kiosk;
