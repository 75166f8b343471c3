/// What is kept on the disk: where it lies, how it is written without loss, what becomes of damaged
/// files, and saved games as text.
package hnefi.storage;
