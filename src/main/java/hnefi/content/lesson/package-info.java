/// Lessons as data: what is said, watched, tried, asked and compared, the solutions of every
/// exercise as the referee finds them, and the proof that no step is a dead end or solved by
/// accident.
///
/// How lessons are read is left to the caller: they are FXML documents, and nothing here knows
/// JavaFX.
package hnefi.content.lesson;
