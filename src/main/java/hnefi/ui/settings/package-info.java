/// What a person has chosen, how it is kept, and what it comes to on this machine.
///
/// Uses only `content`, `files`, `text` and `ui.board`.
package hnefi.ui.settings;
