/// What can be asked of every board by keys and typed words: where something stands, what lies
/// around, what can move. The answers are announced.
package hnefi.ui.board.command;
