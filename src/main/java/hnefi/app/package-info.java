/// The program's entry and its only wiring: here the parts are made and put together.
package hnefi.app;
