package hnefi.rules;

/// The referee's answer to a move: it is refused, or it is a turn.
public sealed interface Verdict permits Refusal, Turn {}
