package hnefi.content.lesson;

import hnefi.rules.Move;
import hnefi.text.Text;

/// A wrong move that learners are known to try, and what to say about it.
public record Mistake(Move move, Text say) {}
