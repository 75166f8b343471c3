package hnefi.ui.play;

import hnefi.account.EditionWords;
import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.files.Contents;
import hnefi.game.Game;
import hnefi.notation.MoveText;
import hnefi.rules.Refusal;
import hnefi.rules.Verdict;
import hnefi.table.GameFiles;
import hnefi.table.Players;
import hnefi.table.Restored;
import hnefi.table.SavedGame;
import hnefi.table.Table;
import hnefi.table.Trouble;
import hnefi.text.Language;
import hnefi.text.Message;
import hnefi.text.Words;
import hnefi.ui.home.Unfinished;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.FrontPage;
import hnefi.ui.nav.Fxml;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Screen;
import hnefi.ui.nav.Screens;
import hnefi.ui.nav.Visit;
import hnefi.ui.play.place.GamePlace;
import hnefi.ui.play.place.NewGamePlace;
import hnefi.ui.play.place.RulesPlace;
import hnefi.ui.play.place.SavedGamePlace;
import hnefi.ui.play.place.SavedGamesPlace;
import hnefi.ui.play.place.TablePlace;
import hnefi.ui.play.rules.RulesModel;
import hnefi.ui.play.rules.RulesVisit;
import hnefi.ui.play.setup.NewGameModel;
import hnefi.ui.play.setup.NewGameVisit;
import hnefi.ui.play.setup.Seating;
import hnefi.ui.play.table.GameVisit;
import hnefi.ui.play.table.PlayDesk;
import hnefi.ui.play.table.StagedPlace;
import java.util.List;
import java.util.Optional;

/// Everything about playing: registers its screens and knows what was left unfinished.
public final class Play {
  /// How many positions the coach looks at for a picture.
  private static final long STAGED_POSITIONS = 20_000;

  private final PlayDesk desk;
  private final OpenGames open = new OpenGames();

  public Play(PlayDesk desk) {
    this.desk = desk;
  }

  /// Registers the screens.
  public Screens.Builder register(Screens.Builder screens) {
    return screens
        .front(Area.PLAY, this::front)
        .at(GamePlace.class, this::begin)
        .at(NewGamePlace.class, this::newGame)
        .at(TablePlace.class, this::next)
        .at(StagedPlace.class, this::stage)
        .at(SavedGamePlace.class, this::goOn)
        .at(SavedGamesPlace.class, (_, navigator) -> language -> saved(navigator, language))
        .at(RulesPlace.class, this::rules);
  }

  /// Returns the latest game that is not finished.
  public List<Unfinished> unfinished() {
    return desk.files().latestUnfinished().stream().map(this::unfinished).toList();
  }

  private Unfinished unfinished(GameFiles.Open open) {
    EditionName name = open.game().edition();
    return new Unfinished(
        new SavedGamePlace(open.file()),
        language ->
            desk.library()
                .get()
                .edition(name)
                .map(edition -> EditionWords.title(edition, language))
                .orElse(name.id()));
  }

  private Visit begin(GamePlace place, Navigator navigator) {
    Optional<Edition> edition = desk.library().get().edition(place.edition());
    if (edition.isEmpty()) {
      return language -> missing(navigator, language);
    }
    return table(Table.of(edition.get(), place.setup(), place.players()), navigator);
  }

  private Visit next(TablePlace place, Navigator navigator) {
    return table(place.table(), navigator);
  }

  private Visit table(Table table, Navigator navigator) {
    return open.with(new GameVisit(desk, navigator, table, table.game(), desk.files().begin()));
  }

  private Visit stage(StagedPlace place, Navigator navigator) {
    Edition edition = desk.library().get().edition(place.edition()).orElseThrow();
    Table table = Table.of(edition, Optional.empty(), place.players());
    Game game = table.game();
    for (String move : place.moves().isBlank() ? new String[0] : place.moves().split(" ")) {
      Verdict verdict = game.play(MoveText.read(move).toOptional().orElseThrow());
      if (verdict instanceof Refusal refusal) {
        throw new IllegalArgumentException(move + ": " + refusal.id());
      }
    }
    GameVisit visit =
        new GameVisit(desk.still(STAGED_POSITIONS), navigator, table, game, desk.files().begin());
    place.pose().accept(visit.stage());
    return visit;
  }

  private Visit goOn(SavedGamePlace place, Navigator navigator) {
    return open.of(place.file())
        .<Visit>map(visit -> visit)
        .orElseGet(() -> restore(place, navigator));
  }

  private Visit restore(SavedGamePlace place, Navigator navigator) {
    switch (desk.files().read(place.file())) {
      case Contents.Bad<SavedGame> bad -> desk.notices().accept(Trouble.of(place.file(), bad));
      case Contents.Good<SavedGame>(SavedGame saved) -> {
        switch (Restored.of(place.file(), saved, desk.library().get())) {
          case Restored.Good(Table table, var _) when !desk.computers().know(table.players()) ->
              desk.notices().accept(new Trouble(place.file(), 0, Message.of("saved.no-opponent")));
          case Restored.Good(Table table, var game) -> {
            return open.with(
                new GameVisit(
                    desk, navigator, table, game, desk.files().goOn(place.file(), saved)));
          }
          case Restored.Bad(Trouble trouble) -> desk.notices().accept(trouble);
        }
      }
    }
    return language -> missing(navigator, language);
  }

  private Visit rules(RulesPlace place, Navigator navigator) {
    return desk.library()
        .get()
        .edition(place.edition())
        .<Visit>map(edition ->
            new RulesVisit(desk.library().get(), navigator, new RulesModel(place, edition)))
        .orElse(language -> missing(navigator, language));
  }

  private Screen saved(Navigator navigator, Language language) {
    Words words =
        Words.of(Play.class, "play", language)
            .with(Words.of(NewGamePlace.class, "shared", language));
    SavedGamesController controller =
        new SavedGamesController(desk.files().list(), desk.library().get(), navigator, words);
    return Fxml.screen(Play.class, "saved", words, words.say("record.saved"), controller)
        .under(new Screen.Crumb(words.say("new.title"), Area.PLAY.front()));
  }

  private Screen missing(Navigator navigator, Language language) {
    Words words = Words.of(Play.class, "play", language);
    return Fxml.screen(
        Play.class,
        "missing",
        words,
        words.say("missing.title"),
        new MissingController(() -> navigator.replace(Area.PLAY.front())));
  }

  private Visit front(FrontPage place, Navigator navigator) {
    return NewGameModel.simplest(desk.library().get())
        .map(edition -> newGame(edition, Players.TWO_PEOPLE, navigator))
        .orElse(language -> missing(navigator, language));
  }

  private Visit newGame(NewGamePlace place, Navigator navigator) {
    return desk.library()
        .get()
        .edition(place.edition())
        .map(edition -> newGame(edition, place.players(), navigator))
        .orElse(language -> missing(navigator, language));
  }

  private Visit newGame(Edition edition, Players players, Navigator navigator) {
    return new NewGameVisit(
        desk.library().get(),
        desk.settings(),
        desk.computers(),
        navigator,
        new NewGameModel(edition, new Seating(players, desk.computers().characters())),
        this::unfinished);
  }
}
