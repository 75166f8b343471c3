package hnefi.ui.play.newgame;

import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.play.rules.HouseRulesModel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.util.Subscription;

/// What of everything that few people choose is chosen now, in one line: whatever the short choice
/// does not show by itself.
final class ChoiceInForce {
  private final NewGameModel model;
  private final HouseRulesModel houseRules;
  private final Library library;
  private final Words words;
  private final TermsWords terms;

  ChoiceInForce(NewGameModel model, HouseRulesModel houseRules, Library library, Words words) {
    this.model = model;
    this.houseRules = houseRules;
    this.library = library;
    this.words = words;
    terms = new TermsWords(words);
  }

  /// Tells the line now and whenever something else is chosen.
  Subscription follow(Consumer<String> told) {
    PlayersModel players = model.playersModel();
    TermsModel agreed = model.termsModel();
    Runnable tell = () -> told.accept(line());
    tell.run();
    return Subscription.combine(
        model.editionProperty().subscribe(tell),
        model.startProperty().subscribe(tell),
        players.modeProperty().subscribe(tell),
        players.adjustingProperty().subscribe(tell),
        agreed.handicapProperty().subscribe(tell),
        agreed.controlProperty().subscribe(tell),
        agreed.twoGamesProperty().subscribe(tell));
  }

  /// Returns the line; empty if the short choice shows everything.
  String line() {
    List<String> parts = new ArrayList<>();
    Edition edition = model.edition();
    if (library.firstGames().stream()
        .noneMatch(each -> Edition.of(each.rulebook()).equals(edition))) {
      parts.add(houseRules.title(edition, words.language()));
    }
    model.startProperty().get().ifPresent(start -> parts.add(start.name()));
    PlayersModel.Mode mode = model.playersModel().modeProperty().get();
    if (mode != PlayersModel.Mode.TWO_PEOPLE && mode != PlayersModel.Mode.AGAINST_COMPUTER) {
      parts.add(words.say("new.mode." + Tag.of(mode)));
    }
    if (model.playersModel().difficultyInUse().isPresent()) {
      parts.add(words.say("new.adjusting"));
    }
    if (mode != PlayersModel.Mode.WATCH && mode != PlayersModel.Mode.TEACH) {
      addTerms(parts);
    }
    return String.join(" · ", parts);
  }

  private void addTerms(List<String> parts) {
    TermsModel agreed = model.termsModel();
    agreed.handicapProperty().get().ifPresent(each -> parts.add(terms.handicap(each)));
    agreed.controlProperty().get().ifPresent(each -> parts.add(terms.clock(each)));
    if (agreed.twoGamesProperty().get()) {
      parts.add(words.say("terms.two-games"));
    }
  }
}
