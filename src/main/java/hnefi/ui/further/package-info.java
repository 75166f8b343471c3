/// Where to read on: what the history has to say about a rule or a passage, offered beside it
/// anywhere in the program.
///
/// The board and the lessons ask through [FurtherReading]; the history answers, and `app` brings
/// them together.
package hnefi.ui.further;
