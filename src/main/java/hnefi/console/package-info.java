/// Commands without a window: the engine's line protocol, perft, the check of the content, the
/// tour.
///
/// Uses everything but `hnefi.ui` and `hnefi.app`.
package hnefi.console;
