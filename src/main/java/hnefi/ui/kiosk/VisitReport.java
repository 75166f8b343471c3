package hnefi.ui.kiosk;

import hnefi.kiosk.Activity;
import hnefi.kiosk.DayCounts;
import hnefi.kiosk.RescueMove;
import hnefi.kiosk.StayLength;
import hnefi.kiosk.StayTally;
import hnefi.kiosk.VisitPage;
import hnefi.kiosk.VisitTally;
import hnefi.text.Language;
import hnefi.text.Tag;
import hnefi.text.Words;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What the staff are told of the latest days, as bars and in sentences that say the same.
final class VisitReport {
  private static final int MOST_PAGES = 3;

  private final List<DayCounts> days;
  private final Optional<Language> language;
  private final VisitTally all;
  private final Words words;
  private final DateTimeFormatter date;

  /// @param days the days to tell of, the newest first
  /// @param language the visits to tell of; empty for those in all languages
  VisitReport(List<DayCounts> days, Optional<Language> language, Words words) {
    this.days = days;
    this.language = language;
    this.words = words;
    all = days.stream().map(each -> each.in(language)).reduce(VisitTally.NONE, VisitTally::plus);
    date =
        DateTimeFormatter.ofLocalizedDate(FormatStyle.SHORT).withLocale(words.language().locale());
  }

  /// Returns a bar for the visits of each day, the oldest first.
  List<BarsPane.Bar> dayBars() {
    return days.reversed().stream()
        .map(each -> new BarsPane.Bar(date.format(each.day()), visits(each)))
        .toList();
  }

  /// Returns for each activity how many visits came to it, began something and finished it.
  List<BarsPane.Bar> activityBars() {
    return Arrays.stream(Activity.values())
        .flatMap(activity -> {
          StayTally stays = all.of(Optional.of(activity));
          return Stream.of(
              bar(activity, "came", stays.lengths().total()),
              bar(activity, "begun", stays.begun()),
              bar(activity, "finished", stays.finished()));
        })
        .toList();
  }

  private BarsPane.Bar bar(Activity activity, String what, int count) {
    return new BarsPane.Bar(words.say("report.bar." + what, name(activity)), count);
  }

  /// Returns how many visits there were on each day.
  String daySentence() {
    if (all.whole().lengths().total() == 0) {
      return words.say("report.nothing");
    }
    String each =
        days.reversed().stream()
            .map(day -> words.say("report.day", date.format(day.day()), visits(day)))
            .collect(Collectors.joining(", "));
    return words.say("report.days", each);
  }

  /// Returns how long the visits were, what came of each activity, and where visits ended.
  List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    if (all.whole().lengths().total() > 0) {
      sentences.add(stays("report.all", "", all.whole()));
    }
    for (Activity activity : Activity.values()) {
      StayTally stays = all.of(Optional.of(activity));
      if (stays.lengths().total() > 0) {
        sentences.add(stays("report.activity", name(activity), stays));
      }
    }
    if (!all.ended().isEmpty()) {
      sentences.add(words.say("report.ended", pages()));
    }
    if (!all.rescueLeft().isEmpty()) {
      sentences.add(words.say("report.rescue", left(0), left(1), left(2)));
    }
    return sentences;
  }

  private String stays(String key, String activity, StayTally stays) {
    return words.say(
        key,
        activity,
        stays.lengths().total(),
        stays.lengths().median().map(this::length).orElse(""),
        stays.lengths().nineOfTen().map(this::length).orElse(""),
        stays.begun(),
        stays.finished());
  }

  private String length(StayLength length) {
    return words.say("report.length." + Tag.of(length));
  }

  private String pages() {
    return all.ended().entrySet().stream()
        .sorted(
            Map.Entry.<VisitPage, Integer>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(MOST_PAGES)
        .map(each ->
            words.say(
                "report.page", words.say("report.page." + Tag.of(each.getKey())), each.getValue()))
        .collect(Collectors.joining(", "));
  }

  private int left(int move) {
    return all.rescueLeft().getOrDefault(RescueMove.values()[move], 0);
  }

  private int visits(DayCounts day) {
    return day.in(language).whole().lengths().total();
  }

  private String name(Activity activity) {
    return words.say("activity." + Tag.of(activity));
  }
}
