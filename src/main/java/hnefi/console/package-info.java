/// Commands without a window: the engine's line protocol, perft, the check of the content, the
/// tour.
///
/// Uses only `account`, `board`, `content`, `content.check`, `content.yaml`, `files`, `notation`,
/// `rules`, `search` and `text`.
package hnefi.console;
