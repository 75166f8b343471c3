/// What a person can choose about any window: language, colours, size of text, speech; and where
/// the window was. What the program adds to it and where it is kept is up to the program.
package hnefi.fx.settings;
