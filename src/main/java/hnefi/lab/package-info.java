/// Engine against engine: matches, the balance of rule sets, and the training of networks by
/// self-play.
package hnefi.lab;
