/// The page on which a person chooses: language, colours, text size, tempo, boards.
package hnefi.ui.settings.page;
