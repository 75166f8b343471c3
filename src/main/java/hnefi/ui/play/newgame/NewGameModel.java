package hnefi.ui.play.newgame;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.content.Balance;
import hnefi.content.Edition;
import hnefi.content.FirstGame;
import hnefi.content.Layout;
import hnefi.content.Library;
import hnefi.content.Preset;
import hnefi.content.Rulebook;
import hnefi.rules.StartPosition;
import hnefi.session.CustomLayout;
import hnefi.session.Handicap;
import hnefi.session.Players;
import hnefi.ui.route.EditorRoute;
import hnefi.ui.route.GameRoute;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The choice of a game before it begins: by which rules, from which start, who plays.
public final class NewGameModel {
  private static final double EVEN = 0.5;

  private final ReadOnlyObjectWrapper<Edition> edition;
  private final ReadOnlyObjectWrapper<Optional<CustomLayout>> start;
  private final PlayersModel playersModel;
  private final TermsModel termsModel;
  private boolean everythingShown;
  private Function<Edition, Optional<Side>> favoured = _ -> Optional.empty();

  public NewGameModel(Edition edition, PlayersModel playersModel, TermsModel termsModel) {
    this.edition = new ReadOnlyObjectWrapper<>(edition);
    this.playersModel = playersModel;
    this.termsModel = termsModel;
    start = new ReadOnlyObjectWrapper<>(Optional.empty());
  }

  /// Returns the rule set to begin with: the one offered first, else the one with the smallest
  /// board.
  public static Optional<Edition> simplest(Library library) {
    return library.firstGames().stream()
        .findFirst()
        .map(FirstGame::rulebook)
        .map(Edition::of)
        .or(() ->
            library.rulebooks().stream()
                .map(Edition::of)
                .min(Comparator.comparingInt(each -> each.layout().board().size().width())));
  }

  /// Lets the person who plays against the computer have the side that wins more games between
  /// equals, until somebody exchanges the sides.
  public void offerFavouredSide(Library library) {
    favoured = chosen -> library.balance(chosen).map(NewGameModel::favoured);
    offerSide();
  }

  private static Side favoured(Balance balance) {
    return balance.share() < EVEN ? Side.DEFENDERS : Side.ATTACKERS;
  }

  private void offerSide() {
    favoured.apply(edition()).ifPresent(playersModel::sit);
  }

  /// Whether somebody looks at everything that can be chosen, not at what everybody chooses alone.
  boolean isEverythingShown() {
    return everythingShown;
  }

  void setEverythingShown(boolean shown) {
    everythingShown = shown;
  }

  /// Puts the person on the other side.
  void exchangeSides() {
    favoured = _ -> Optional.empty();
    playersModel.sit(playersModel.personProperty().get().opponent());
  }

  Edition edition() {
    return edition.get();
  }

  ReadOnlyObjectProperty<Edition> editionProperty() {
    return edition.getReadOnlyProperty();
  }

  /// The position to begin with instead of the edition's own start.
  ReadOnlyObjectProperty<Optional<CustomLayout>> startProperty() {
    return start.getReadOnlyProperty();
  }

  /// Returns what stands on the board before the first move.
  Arrangement board() {
    return position(editionWithHandicap())
        .map(StartPosition::board)
        .orElseGet(this::boardWithoutHandicap);
  }

  /// Returns what would stand there if nobody got a handicap.
  Arrangement boardWithoutHandicap() {
    return start.get().map(CustomLayout::board).orElseGet(() -> edition().layout().board());
  }

  private Optional<StartPosition> position(Edition chosen) {
    Optional<StartPosition> from = start.get().map(each -> under(each, chosen));
    return handicap().map(each -> each.start(chosen, from)).orElse(from);
  }

  private Optional<Handicap> handicap() {
    return termsModel.handicap(playersModel);
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
      Edition chosen = Edition.of(rulebook);
      forgetStartUnlessFit(chosen);
      edition.set(chosen);
      offerSide();
    }
  }

  /// Chooses rules as they are, with their house rules.
  void choose(Edition chosen) {
    forgetStartUnlessFit(chosen);
    edition.set(chosen);
  }

  private void forgetStartUnlessFit(Edition chosen) {
    BoardSize size = chosen.layout().board().size();
    start.set(start.get().filter(each -> each.board().size().equals(size)));
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
    start.set(Optional.empty());
    edition.set(edition().from(layout));
  }

  /// Chooses a start position that somebody keeps.
  public void choose(CustomLayout layout) {
    start.set(Optional.of(layout));
  }

  /// Returns a start position that somebody keeps; who begins is for the rules to say.
  private static StartPosition under(CustomLayout layout, Edition edition) {
    return new StartPosition(layout.board(), edition.rules().firstMove());
  }

  /// Goes back to what the book has.
  void forgetHouseRules() {
    edition.set(edition().withoutHouseRules());
  }

  /// Returns the game that would begin now.
  GameRoute route() {
    Edition chosen = editionWithHandicap();
    return new GameRoute(chosen.name(), position(chosen), players())
        .on(termsModel.terms(playersModel).withBoardWithoutHandicap(handicapTakenFrom()));
  }

  /// Returns the position that no book has of which one side has fewer men.
  private Optional<Arrangement> handicapTakenFrom() {
    return start
        .get()
        .filter(_ -> handicap().filter(Handicap.FewerMen.class::isInstance).isPresent())
        .map(CustomLayout::board);
  }

  /// Returns the rules of the game that would begin now.
  Edition editionWithHandicap() {
    return handicap().map(each -> each.appliedTo(edition())).orElse(edition());
  }

  /// Returns the editor with what stands on the board now.
  EditorRoute editor() {
    return new EditorRoute(
        board(),
        edition().rules().firstMove(),
        edition().name(),
        players(),
        termsModel.terms(playersModel));
  }
}
