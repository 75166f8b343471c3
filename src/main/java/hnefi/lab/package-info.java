/// Engine against engine: matches between opponents, search limits and evaluation weights.
package hnefi.lab;
