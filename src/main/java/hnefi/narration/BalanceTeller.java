package hnefi.narration;

import hnefi.content.Balance;
import hnefi.text.Language;
import hnefi.text.Words;
import java.text.NumberFormat;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;

/// Tells in words which side the rules favour, as measured.
public final class BalanceTeller {
  private final Words words;

  public BalanceTeller(Language language) {
    words = Words.of(BalanceTeller.class, "rules", language);
  }

  /// Returns what becomes of a hundred games, in one sentence.
  public String share(Balance balance) {
    Balance.Series series = balance.strongest();
    long attackers = ofHundred(series.attackers(), series);
    long defenders = ofHundred(series.defenders(), series);
    return words.say("balance.share", attackers, defenders, 100 - attackers - defenders);
  }

  private static long ofHundred(int games, Balance.Series series) {
    return Math.floorDiv(200L * games + series.games(), 2L * series.games());
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
