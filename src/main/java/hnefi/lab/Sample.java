package hnefi.lab;

/// A position to learn from.
///
/// @param inputs of the network that are on
/// @param attackersToMove whose output is asked for
/// @param target the attackers' share of the points that the network is to expect, from 0 to 1
record Sample(short[] inputs, boolean attackersToMove, float target) {}
