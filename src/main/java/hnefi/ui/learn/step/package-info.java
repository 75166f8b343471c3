/// What goes on in a step: the models behind the pages, without controls and without language.
package hnefi.ui.learn.step;
