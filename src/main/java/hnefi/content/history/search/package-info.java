/// The search of the history: forgives spelling, endings and the words of a question around what is
/// sought.
package hnefi.content.history.search;
