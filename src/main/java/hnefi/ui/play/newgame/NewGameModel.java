package hnefi.ui.play.newgame;

import hnefi.content.Edition;
import hnefi.content.Layout;
import hnefi.content.Library;
import hnefi.content.Preset;
import hnefi.content.Rulebook;
import hnefi.session.Players;
import hnefi.ui.route.GameRoute;
import java.util.Comparator;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The choice of a game before it begins: by which rules, from which start, who plays.
public final class NewGameModel {
  private final ReadOnlyObjectWrapper<Edition> edition;
  private final PlayersModel playersModel;
  private final TermsModel termsModel = new TermsModel();

  public NewGameModel(Edition edition, PlayersModel playersModel) {
    this.edition = new ReadOnlyObjectWrapper<>(edition);
    this.playersModel = playersModel;
  }

  /// Returns the rule set to begin with: the one with the smallest board.
  public static Optional<Edition> simplest(Library library) {
    return library.rulebooks().stream()
        .map(Edition::of)
        .min(Comparator.comparingInt(each -> each.layout().board().size().width()));
  }

  Edition edition() {
    return edition.get();
  }

  ReadOnlyObjectProperty<Edition> editionProperty() {
    return edition.getReadOnlyProperty();
  }

  /// Who will play.
  PlayersModel playersModel() {
    return playersModel;
  }

  /// What they agree on.
  TermsModel termsModel() {
    return termsModel;
  }

  Players players() {
    return playersModel.players();
  }

  /// Chooses a rule set as its book has it; the one that is chosen stays as it is.
  void choose(Rulebook rulebook) {
    if (!edition().rulebook().equals(rulebook)) {
      edition.set(Edition.of(rulebook));
    }
  }

  /// Chooses a variant its book names, or none; house rules are forgotten.
  void choose(Optional<Preset> preset) {
    Rulebook rulebook = edition().rulebook();
    if (!edition().preset().equals(preset)) {
      edition.set(
          preset.map(each -> Edition.of(rulebook, each)).orElseGet(() -> Edition.of(rulebook)));
    }
  }

  void choose(Layout layout) {
    edition.set(edition().from(layout));
  }

  /// Goes back to what the book has.
  void forgetHouseRules() {
    edition.set(edition().withoutHouseRules());
  }

  /// Returns the game that would begin now.
  GameRoute route() {
    Edition chosen = editionWithHandicap();
    return new GameRoute(
            chosen.name(),
            termsModel.handicapProperty().get().flatMap(each -> each.start(chosen)),
            players())
        .on(termsModel.terms(playersModel));
  }

  /// Returns the rules of the game that would begin now.
  Edition editionWithHandicap() {
    return termsModel
        .handicapProperty()
        .get()
        .map(each -> each.appliedTo(edition()))
        .orElse(edition());
  }
}
