package hnefi.ui.learn.page;

import hnefi.content.lesson.Ask;
import hnefi.content.lesson.Compare;
import hnefi.content.lesson.Decide;
import hnefi.content.lesson.Gallery;
import hnefi.content.lesson.Play;
import hnefi.content.lesson.Rules;
import hnefi.content.lesson.Say;
import hnefi.content.lesson.Step;
import hnefi.content.lesson.Try;
import hnefi.content.lesson.Watch;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Shortcut;
import hnefi.ui.learn.step.AskModel;
import hnefi.ui.learn.step.DecideModel;
import hnefi.ui.learn.step.StepSequence;
import hnefi.ui.learn.step.TryModel;
import hnefi.ui.learn.step.WatchModel;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.util.Subscription;

/// Leads from step to step of a lesson and shows each on the page.
public final class LessonController {
  private final StepSequence sequence;
  private final LessonContext context;
  private final StepHeaderController head;
  private final LessonPage page;
  private final LessonNavigationController navigation;
  private Optional<StepView> view = Optional.empty();
  private Subscription turns = Subscription.EMPTY;
  private Subscription finish = Subscription.EMPTY;

  public LessonController(
      StepSequence sequence, LessonContext context, LessonNavigation navigation) {
    this.sequence = sequence;
    this.context = context;
    head = new StepHeaderController(context.words());
    page = new LessonPage(context);
    this.navigation =
        new LessonNavigationController(
            sequence,
            navigation,
            context.words(),
            () -> page.add(context.say("skip.unsolved", context.say("next"))));
  }

  /// Loads the page.
  public Parent load() {
    Parent loaded =
        Fxml.load(LessonController.class, "lesson", context.words(), head, page, navigation);
    page.lowProperty().subscribe((_, low) -> navigation.showInOneRow(low));
    return loaded;
  }

  /// Shows the step at which the learner is.
  public void begin() {
    turns = sequence.indexProperty().subscribe((_, _) -> show());
    show();
  }

  /// Stops whatever moves and lets go of the sequence, which outlives the page.
  public void end() {
    turns.unsubscribe();
    endStep();
  }

  /// Returns the keys of the page: a watched diagram is stepped through as a game is.
  public Shortcut[] shortcuts() {
    return new Shortcut[] {
      Shortcut.of("Shortcut+Left", navigation::back).named(context.say("previous")).on("previous"),
      Shortcut.of("Shortcut+Right", navigation::goOn).named(context.say("next")).on("next"),
      key("Left", "back"),
      key("Right", "forward"),
      key("Home", "again"),
      key("Shortcut+Z", "take-back")
    };
  }

  private Shortcut key(String keys, String action) {
    return Shortcut.of(keys, () -> page.press(action))
        .named(context.say("action." + action))
        .on("step-" + action);
  }

  private void endStep() {
    finish.unsubscribe();
    view.ifPresent(StepView::end);
    view = Optional.empty();
  }

  private void show() {
    endStep();
    page.clear();
    Step step = sequence.stage().step();
    head.show(step, sequence);
    page.announce(head.told());
    if (sequence.isMixed()) {
      page.announce(
          context.say(
              "spoken.rules",
              context.name(step.edition()),
              step.diagram().start().board().size().width()));
    }
    StepView shown = view(step);
    view = Optional.of(shown);
    page.listen(shown::position);
    page.source(
        source(step),
        SourcesPopOver.made(step.diagram()),
        beside -> new SourcesPopOver(context).show(step, beside));
    page.offer(
        shown.position().isPresent() && game(step).isPresent(),
        () -> game(step).ifPresent(Runnable::run));
    navigation.show();
    shown.begin();
    finish = sequence.model().doneProperty().subscribe((_, _) -> finish());
  }

  /// Shows that the step is done. A keyboard at the board, or at an answer that is gone, goes on to
  /// the next step, and not to a source, whose name would cut short what is said of the answer.
  private void finish() {
    head.show(sequence.stage().step(), sequence);
    navigation.show();
    if (page.isFocusLost() || page.isBoardUsedByKeys()) {
      navigation.focusNext();
    }
  }

  private String source(Step step) {
    return step instanceof Compare || step instanceof Rules
        ? context.say("sources")
        : context.books().say(step.cite().getFirst(), context.words().language());
  }

  /// Returns the way to a game from what the board shows, or from where it began if that is over.
  private Optional<Runnable> game(Step step) {
    return view.flatMap(StepView::position)
        .flatMap(position -> context.game(step.edition(), position))
        .or(() -> context.game(step.edition(), step.diagram().start()));
  }

  private StepView view(Step step) {
    return switch (step) {
      case Say say -> new SayView(page, say);
      case Play play -> new PlayView(page, play);
      case Gallery gallery -> new GalleryView(page, gallery);
      case Compare compare -> new CompareView(page, compare);
      case Rules rules -> new RulesView(page, rules);
      case Watch watch -> new WatchView(page, watch, (WatchModel) sequence.model());
      case Try exercise -> new TryView(page, exercise, (TryModel) sequence.model());
      case Ask ask -> new AskView(page, ask, (AskModel) sequence.model());
      case Decide decide -> new DecideView(page, decide, (DecideModel) sequence.model());
    };
  }
}
