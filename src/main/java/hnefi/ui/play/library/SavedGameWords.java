package hnefi.ui.play.library;

import hnefi.board.Side;
import hnefi.content.Library;
import hnefi.notation.MoveNumber;
import hnefi.rules.Outcome;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.storage.GameDate;
import hnefi.storage.GameDocument;
import hnefi.storage.GameSummary;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.play.rules.HouseRulesModel;
import hnefi.ui.play.session.ParticipantNames;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;

/// What is said about a saved game.
record SavedGameWords(
    Library library, HouseRulesModel houseRules, ParticipantNames names, Words words) {
  /// Returns what the game is called: its title, or else who plays, or else its rules.
  String title(GameSummary game) {
    if (!game.title().isEmpty()) {
      return game.title();
    }
    return isNameless(game.players()) ? rules(game) : players(game.players());
  }

  /// Returns what a game is called that may not be saved yet.
  String title(GameDocument document) {
    String title = document.title();
    Players players = document.setup().players();
    if (!title.isEmpty()) {
      return title;
    }
    return isNameless(players)
        ? houseRules.title(document.setup().edition(), words.language())
        : players(players);
  }

  /// Returns what the title does not say: players, rules, when, how long and how it ended.
  String details(GameSummary game) {
    StringBuilder details = new StringBuilder();
    if (!game.title().isEmpty() && !isNameless(game.players())) {
      details.append(players(game.players())).append(" · ");
    }
    if (!title(game).equals(rules(game))) {
      details.append(rules(game)).append(" · ");
    }
    return details.append(when(game.date())).toString();
  }

  /// Returns how long the game is and how it ended.
  String state(GameSummary game) {
    return words.say(
        "saved.state",
        MoveNumber.of(game.ply()),
        game.outcome()
            .map(outcome -> result(game.players(), outcome))
            .orElseGet(() -> words.say("saved.ongoing")));
  }

  String rules(GameSummary game) {
    return library
        .edition(game.edition())
        .map(edition -> houseRules.title(edition, words.language()))
        .orElse(game.edition().id());
  }

  private static boolean isNameless(Players players) {
    return players.equals(Players.TWO_PEOPLE);
  }

  private String players(Players players) {
    return words.say(
        "saved.players", player(players, Side.ATTACKERS), player(players, Side.DEFENDERS));
  }

  private String player(Players players, Side side) {
    Participant player = players.of(side);
    String name = names.of(player);
    return name.isEmpty() ? words.say("saved.somebody." + Tag.of(side)) : name;
  }

  private String result(Players players, Outcome outcome) {
    return outcome
        .winner()
        .map(side -> {
          String name = names.of(players.of(side));
          return name.isEmpty()
              ? words.say("saved.won." + Tag.of(side))
              : words.say("saved.won", name);
        })
        .orElseGet(() -> words.say("saved.draw"));
  }

  private String when(GameDate date) {
    String day =
        DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
            .withLocale(words.language().locale())
            .format(date.day());
    return date.time()
        .map(time ->
            words.say(
                "saved.when",
                day,
                DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT)
                    .withLocale(words.language().locale())
                    .format(time)))
        .orElse(day);
  }
}
