/// Places to go, the way between them, and the screens built for them.
///
/// Every area of the program brings its own places and the factories of their screens; `app` puts
/// them together.
package hnefi.fx.nav;
