/// The files the program keeps: where they lie, how they are written without loss, what becomes of
/// damaged ones.
///
/// Uses only `text`.
package hnefi.files;
