package hnefi.ui.play;

import hnefi.content.Library;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.home.Unfinished;
import hnefi.ui.nav.Fxml;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Screen;
import hnefi.ui.nav.Visit;
import java.util.List;
import java.util.function.Supplier;

/// The choice of a game being visited.
final class NewGameVisit implements Visit {
  private final PlayDesk desk;
  private final Navigator navigator;
  private final NewGameModel model;
  private final Supplier<List<Unfinished>> unfinished;

  NewGameVisit(
      PlayDesk desk,
      Navigator navigator,
      NewGameModel model,
      Supplier<List<Unfinished>> unfinished) {
    this.desk = desk;
    this.navigator = navigator;
    this.model = model;
    this.unfinished = unfinished;
  }

  NewGameModel model() {
    return model;
  }

  @Override
  public Screen screen(Language language) {
    Library library = desk.library().get();
    Words words =
        Words.of(NewGameVisit.class, "play", language)
            .with(Words.of(NewGameVisit.class, "new", language));
    LatePictures gallery = new LatePictures();
    NewGameController choice =
        new NewGameController(
            model, library, desk.settings(), navigator, unfinished.get(), words, gallery);
    PlayersController players = new PlayersController(model.seating(), desk.computers(), words);
    SetupController setup =
        new SetupController(model, library, desk.settings(), players, navigator, words, gallery);
    Screen screen =
        Fxml.screen(
            NewGameVisit.class, "new", words, words.say("new.title"), choice, setup, players);
    return screen.whenShown(() -> gallery.open(screen.root())).whenHidden(gallery::close);
  }
}
