/// All places in the program that one can go to, as plain records: deep links without language or
/// controls.
package hnefi.ui.route;
