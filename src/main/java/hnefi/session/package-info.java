/// Who plays by which rules, from which position, in which game of a match.
package hnefi.session;
