/// What a person has chosen, how it is kept, and what it comes to on this machine.
///
/// Uses `files`, `text`, `content` and `ui.board`, which it dresses.
package hnefi.ui.settings;
