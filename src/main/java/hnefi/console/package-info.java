/// Commands without a window: the engine's line protocol, matches, training, the check of the
/// content, the tour.
package hnefi.console;
