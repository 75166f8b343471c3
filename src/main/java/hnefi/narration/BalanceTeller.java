package hnefi.narration;

import hnefi.content.Balance;
import hnefi.text.Language;
import hnefi.text.Words;
import java.text.NumberFormat;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Optional;

/// Tells in words which side the rules favour, as measured.
public final class BalanceTeller {
  private final Words words;

  public BalanceTeller(Language language) {
    words = Words.of(BalanceTeller.class, "rules", language);
  }

  /// Above this share of the points strong computers hardly ever lose, below the rest hardly ever
  /// win.
  private static final double ONE_SIDED = 0.9;

  /// Returns how equals fare, if games of people or of the model of people are known, and whether
  /// strong computers see it quite otherwise; else what becomes of games of computers.
  public String share(Balance balance) {
    return switch (balance.ofEquals()) {
      case Balance.People people ->
          otherwise(
              balance,
              equals(people.sameRules() ? "balance.people" : "balance.people.almost", people));
      case Balance.Model model -> otherwise(balance, equals("balance.model", model));
      case Balance.Series _ -> computers(balance);
    };
  }

  private String equals(String key, Balance.Games games) {
    return words.say(key, Math.round(10 * games.share()));
  }

  private String otherwise(Balance balance, String told) {
    double share = balance.strongest().share();
    return share > ONE_SIDED
        ? told + " " + words.say("balance.perfect.attackers")
        : share < 1 - ONE_SIDED ? told + " " + words.say("balance.perfect.defenders") : told;
  }

  /// Returns what becomes of a hundred games of computers.
  public String computers(Balance balance) {
    Balance.Series series = balance.strongest();
    return say("balance.share", series.attackers(), series.defenders(), series.games());
  }

  private String say(String key, int attackersWon, int defendersWon, int games) {
    long attackers = ofHundred(attackersWon, games);
    long defenders = ofHundred(defendersWon, games);
    return words.say(key, attackers, defenders, 100 - attackers - defenders);
  }

  private static long ofHundred(int games, int all) {
    return Math.floorDiv(200L * games + all, 2L * all);
  }

  /// Returns where the games of people were counted, or how those of their model were played; empty
  /// if none are known.
  public Optional<String> counted(Balance balance) {
    return switch (balance.ofEquals()) {
      case Balance.People people -> Optional.of(counted(people));
      case Balance.Model model -> Optional.of(modelled(model));
      case Balance.Series _ -> Optional.empty();
    };
  }

  private String modelled(Balance.Model model) {
    NumberFormat number = NumberFormat.getIntegerInstance(words.language().locale());
    return words.say(
        "balance.modelled",
        number.format(model.games()),
        number.format(Math.max(1, Math.round(100 * model.error()))));
  }

  private String counted(Balance.People people) {
    String games =
        NumberFormat.getIntegerInstance(words.language().locale()).format(people.games());
    return people
        .source()
        .map(source -> words.say("balance.counted.source", games, source))
        .orElseGet(() -> words.say("balance.counted", games));
  }

  /// Returns how it was measured, in one sentence.
  public String measured(Balance balance) {
    Balance.Series series = balance.strongest();
    NumberFormat number = NumberFormat.getIntegerInstance(words.language().locale());
    return words.say(
        "balance.measured",
        DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
            .withLocale(words.language().locale())
            .format(balance.date()),
        number.format(series.games()),
        number.format(series.plies()),
        number.format(series.nodes()),
        number.format(Math.max(1, Math.round(100 * series.error()))));
  }
}
