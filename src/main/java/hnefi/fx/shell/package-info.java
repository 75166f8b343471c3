/// The frame around every screen: the way back, the areas, the languages, notices.
package hnefi.fx.shell;
