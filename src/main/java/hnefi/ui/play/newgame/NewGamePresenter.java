package hnefi.ui.play.newgame;

import hnefi.content.Library;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Screen;
import hnefi.fx.nav.Shortcut;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.home.ResumeItem;
import hnefi.ui.play.screen.PlayContext;
import hnefi.ui.play.session.ParticipantNames;
import hnefi.ui.profile.Profile;
import java.util.List;
import java.util.function.Supplier;

/// The choice of a game on the screen.
///
/// @param unfinished the games that can be gone on with
public record NewGamePresenter(
    PlayContext context,
    Navigator navigator,
    NewGameModel model,
    Supplier<List<ResumeItem>> unfinished)
    implements Presenter {
  @Override
  public Screen screen(Language language) {
    Words words =
        Words.of(ParticipantNames.class, "shared", language)
            .with(Words.of(NewGamePresenter.class, "new", language));
    Library library = context.library().get();
    MoreChoicesController shelf =
        new MoreChoicesController(
            model,
            context.houseRules(),
            library,
            context.settings(),
            navigator,
            unfinished.get(),
            words);
    PlayersController players =
        new PlayersController(model.playersModel(), context.opponents(), people(), words);
    TermsController terms = new TermsController(model, library, words);
    SetupController setup =
        new SetupController(
            model, library, context.settings(), context.layouts(), players, navigator, words);
    NewGameController brief =
        new NewGameController(
            model,
            context,
            navigator,
            () ->
                new NewGameController.MoreChoices(
                    Fxml.load(NewGamePresenter.class, "more", words, shelf, setup, players, terms),
                    shelf.fewer()),
            words);
    return Fxml.screen(
            NewGamePresenter.class,
            "new",
            words,
            words.say("new.title"),
            brief,
            shelf,
            setup,
            players,
            terms)
        .withShortcuts(
            context.paste(navigator).map(each -> Shortcut.of("Shortcut+V", each)).stream()
                .toArray(Shortcut[]::new));
  }

  private List<Profile> people() {
    return context.profiles().profiles().all().stream()
        .filter(each -> !each.name().isEmpty())
        .toList();
  }
}
