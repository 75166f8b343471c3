package hnefi.content.yaml;

import hnefi.text.Language;

/// A text that a language lacks, so that [Language#FALLBACK] speaks in its stead. No fault: the
/// content can be used as it is.
///
/// @param file the path below `content/`
/// @param line where the text should stand, counted from 1; 0 if the whole file is not there
public record MissingText(String file, int line, Language language) {}
