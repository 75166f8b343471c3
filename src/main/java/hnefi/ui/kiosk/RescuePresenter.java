package hnefi.ui.kiosk;

import hnefi.content.lesson.Try;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Screen;
import hnefi.narration.Narrator;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.learn.step.StepSequence;
import hnefi.ui.learn.step.TryModel;
import hnefi.ui.settings.Boards;

/// The rescue of the king, as far as the visitor has come with it.
final class RescuePresenter implements Presenter {
  private final Try exercise;
  private final TryModel model;
  private final KioskScreens kiosk;
  private final Navigator navigator;

  RescuePresenter(StepSequence.Stage stage, KioskScreens kiosk, Navigator navigator) {
    exercise = (Try) stage.step();
    model = new TryModel(exercise, kiosk.learning().background());
    this.kiosk = kiosk;
    this.navigator = navigator;
    model
        .doneProperty()
        .subscribe(done -> {
          if (done) {
            // Whatever goes wrong comes back in the review, but not what a visit begins with.
            kiosk
                .learning()
                .profiles()
                .note(known -> known.finished(stage.key(), model.faults(), false));
          }
        });
  }

  /// Returns how far the visitor has come.
  TryModel model() {
    return model;
  }

  @Override
  public Screen screen(Language language) {
    Words words = KioskScreens.words(language);
    RescueController controller =
        new RescueController(
            exercise,
            model,
            new Boards(kiosk.learning().settings(), language),
            words,
            kiosk.learning().scheduler(),
            new Narrator(exercise.edition(), kiosk.learning().library().get().books(), language),
            () -> navigator.replace(Area.LEARN.front()),
            () -> navigator.replace(Area.PLAY.front()));
    return Fxml.screen(
            RescuePresenter.class, "rescue", words, words.say("rescue.title"), controller)
        .whenShown(controller::begin);
  }
}
