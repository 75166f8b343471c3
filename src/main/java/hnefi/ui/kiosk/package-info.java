/// The window of a kiosk: one visit after the other, each in a program of its own, between them the
/// attract loop.
package hnefi.ui.kiosk;
