/// The first screen: the ways into the program, and what was left unfinished.
package hnefi.ui.home;
