package hnefi.fx.file;

import hnefi.text.Localized;

/// A kind of files offered in a dialog.
///
/// @param name what people call it, such as “Rule sheet (PDF)”
/// @param ending with its dot: `.pdf`
public record FileType(Localized name, String ending) {}
