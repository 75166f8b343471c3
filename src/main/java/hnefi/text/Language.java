package hnefi.text;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// A language the program speaks.
public enum Language {
  DE(Locale.GERMAN, "Deutsch"),
  EN(Locale.UK, "English"),
  SV(Locale.forLanguageTag("sv"), "Svenska");

  /// The language in which everything is said that another lacks.
  public static final Language FALLBACK = EN;

  private final Locale locale;
  private final String ownName;

  Language(Locale locale, String ownName) {
    this.locale = locale;
    this.ownName = ownName;
  }

  public Locale locale() {
    return locale;
  }

  /// Returns what the language calls itself.
  public String ownName() {
    return ownName;
  }

  /// Returns the two-letter code: `de`, `en` or `sv`.
  public String code() {
    return locale.getLanguage();
  }

  /// Returns the language with this two-letter code.
  public static Optional<Language> of(String code) {
    return Arrays.stream(values()).filter(each -> each.code().equals(code)).findFirst();
  }

  /// Returns the language of a locale, English if the program does not speak it.
  public static Language closestTo(Locale locale) {
    return of(locale.getLanguage()).orElse(FALLBACK);
  }
}
