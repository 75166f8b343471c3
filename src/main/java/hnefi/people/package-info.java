/// How people play: which moves they choose, and who wins among equals, fitted on recorded games.
package hnefi.people;
