/// Commands without a window: the engine's line protocol, perft, the check of the content, the
/// tour.
package hnefi.console;
