package hnefi.ui.play.newgame;

import hnefi.content.Library;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Screen;
import hnefi.fx.nav.Shortcut;
import hnefi.session.OpponentCatalog;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.home.ResumeItem;
import hnefi.ui.play.editor.CustomLayoutsModel;
import hnefi.ui.play.rules.HouseRulesModel;
import hnefi.ui.play.session.ParticipantNames;
import hnefi.ui.profile.Profile;
import hnefi.ui.settings.SettingsModel;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// The choice of a game on the screen.
public final class NewGamePresenter implements Presenter {
  private final Library library;
  private final SettingsModel settings;
  private final OpponentCatalog opponents;
  private final Navigator navigator;
  private final NewGameModel model;
  private final HouseRulesModel houseRules;
  private final CustomLayoutsModel layouts;
  private final Supplier<List<ResumeItem>> unfinished;
  private final Supplier<List<Profile>> people;
  private final Optional<Runnable> paste;

  /// @param layouts the start positions that somebody keeps
  /// @param paste opens what was copied; empty where nothing can be
  public NewGamePresenter(
      Library library,
      SettingsModel settings,
      OpponentCatalog opponents,
      Navigator navigator,
      NewGameModel model,
      HouseRulesModel houseRules,
      CustomLayoutsModel layouts,
      Supplier<List<ResumeItem>> unfinished,
      Supplier<List<Profile>> people,
      Optional<Runnable> paste) {
    this.library = library;
    this.settings = settings;
    this.opponents = opponents;
    this.navigator = navigator;
    this.model = model;
    this.houseRules = houseRules;
    this.layouts = layouts;
    this.unfinished = unfinished;
    this.people = people;
    this.paste = paste;
  }

  @Override
  public Screen screen(Language language) {
    Words words =
        Words.of(ParticipantNames.class, "shared", language)
            .with(Words.of(NewGamePresenter.class, "new", language));
    NewGameController choice =
        new NewGameController(
            model, houseRules, library, settings, navigator, unfinished.get(), words);
    PlayersController players =
        new PlayersController(model.playersModel(), opponents, people.get(), words);
    TermsController terms = new TermsController(model, library, words);
    SetupController setup =
        new SetupController(model, library, settings, layouts, players, navigator, words);
    return Fxml.screen(
            NewGamePresenter.class,
            "new",
            words,
            words.say("new.title"),
            choice,
            setup,
            players,
            terms)
        .withShortcuts(
            paste.map(each -> Shortcut.of("Shortcut+V", each)).stream().toArray(Shortcut[]::new));
  }
}
