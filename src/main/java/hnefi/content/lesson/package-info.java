/// Lessons as data, built from XML documents: what is said, watched, tried, asked and compared, the
/// solutions of every exercise as the referee finds them, and the proof that no step is a dead end
/// or solved by accident.
package hnefi.content.lesson;
