/// What a person has chosen, how it is kept, and what it comes to on this machine.
package hnefi.ui.settings;
