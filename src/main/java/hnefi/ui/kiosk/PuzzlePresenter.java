package hnefi.ui.kiosk;

import hnefi.content.lesson.Try;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Screen;
import hnefi.narration.Narrator;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.learn.step.TryModel;
import hnefi.ui.settings.Boards;

/// A puzzle, as far as the visitor has come with it.
final class PuzzlePresenter implements Presenter {
  private final Try puzzle;
  private final TryModel model;
  private final KioskScreens kiosk;
  private final Runnable goOn;

  /// @param goOn leads to another puzzle
  PuzzlePresenter(Try puzzle, KioskScreens kiosk, Runnable goOn) {
    this.puzzle = puzzle;
    model = new TryModel(puzzle, kiosk.learning().background());
    this.kiosk = kiosk;
    this.goOn = goOn;
  }

  /// Returns how far the visitor has come.
  TryModel model() {
    return model;
  }

  @Override
  public Screen screen(Language language) {
    Words words = KioskScreens.words(language);
    PuzzleController controller =
        new PuzzleController(
            puzzle,
            model,
            new Boards(kiosk.learning().settings(), language),
            words,
            kiosk.learning().scheduler(),
            new Narrator(puzzle.edition(), kiosk.learning().library().get().books(), language),
            goOn);
    return Fxml.screen(
            PuzzlePresenter.class, "puzzle", words, words.say("puzzle.title"), controller)
        .whenShown(controller::begin);
  }
}
