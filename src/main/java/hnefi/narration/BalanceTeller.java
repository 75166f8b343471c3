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

  /// Returns what becomes of a hundred games: of people if any games of theirs are known, else of
  /// computers.
  public String share(Balance balance) {
    return balance.people().map(this::people).orElseGet(() -> computers(balance));
  }

  private String people(Balance.People people) {
    return say(
        people.sameRules() ? "balance.people" : "balance.people.almost",
        people.attackers(),
        people.defenders(),
        people.games());
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

  /// Returns where the games of people were counted; empty if none are known.
  public Optional<String> counted(Balance balance) {
    return balance.people().map(this::counted);
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
