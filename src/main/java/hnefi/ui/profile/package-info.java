/// The people who learn and play here: their names and emblems, what they have learned, how they
/// played, and how all this is kept. There is no account behind it.
package hnefi.ui.profile;
