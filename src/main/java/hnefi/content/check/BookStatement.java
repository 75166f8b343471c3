package hnefi.content.check;

import hnefi.content.Citation;
import java.util.List;

/// A statement of one of the five books.
///
/// @param at the passage that makes it
/// @param says what it says, in short words of ours
/// @param told the places that tell it
/// @param line where it stands in `coverage.yaml`
record BookStatement(Citation at, String says, List<ContentPlace> told, int line) {}
