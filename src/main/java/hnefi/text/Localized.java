package hnefi.text;

/// Something that can be said in each of the program's languages.
@FunctionalInterface
public interface Localized {
  /// Returns the text in this language.
  String in(Language language);
}
