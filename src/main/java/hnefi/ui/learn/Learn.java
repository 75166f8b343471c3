package hnefi.ui.learn;

import hnefi.content.lesson.Lesson;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.AreaRoute;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.PresenterFactory;
import hnefi.fx.nav.Route;
import hnefi.fx.nav.Router;
import hnefi.fx.nav.Screen;
import hnefi.text.Language;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.further.FurtherReadingList;
import hnefi.ui.home.ResumeItem;
import hnefi.ui.learn.page.LessonContext;
import hnefi.ui.learn.page.LessonController;
import hnefi.ui.learn.page.LessonNavigation;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.learn.step.StepSequence;
import hnefi.ui.profile.page.ProfilesPage;
import hnefi.ui.route.LessonReviewRoute;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.route.PuzzleThemeRoute;
import hnefi.ui.settings.Boards;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;

/// Makes the screens of the tutorial.
public final class Learn {
  private static final int LONGEST_REVIEW = 6;
  private static final Route MAP = Area.LEARN.front();

  private final LessonCatalog catalog;
  private final LearnContext context;
  private final PuzzleOffer puzzleOffer;

  /// How puzzles are offered besides those of each rule set.
  public enum PuzzleOffer {
    /// A daily one.
    DAILY,
    /// One after another, for visitors who come and go.
    SERIES
  }

  public Learn(LessonCatalog catalog, LearnContext context, PuzzleOffer puzzleOffer) {
    this.catalog = catalog;
    this.context = context;
    this.puzzleOffer = puzzleOffer;
  }

  /// Registers the screens.
  public Router.Builder register(Router.Builder router) {
    return router
        .front(Area.LEARN, this::create)
        .at(LessonRoute.class, forEachLearner(this::lesson))
        .at(LessonReviewRoute.class, forEachLearner(this::review))
        .at(PuzzleThemeRoute.class, forEachLearner(this::theme));
  }

  private <R extends Route> PresenterFactory<R> forEachLearner(PresenterFactory<R> begin) {
    return (route, navigator) ->
        new LearnerPresenter(context.profiles(), () -> begin.create(route, navigator));
  }

  /// Returns the lesson in which the learner was last, unless it is finished.
  public List<ResumeItem> unfinished() {
    Progress known = context.profiles().progress();
    return known
        .latest()
        .flatMap(key -> catalog.lesson(key.lesson()))
        .filter(lesson -> !LessonProgress.of(lesson, known).isFinished())
        .map(lesson ->
            new ResumeItem(
                LessonCatalog.entrance(lesson, known), language -> title(lesson.id(), language)))
        .stream()
        .toList();
  }

  private String title(String lesson, Language language) {
    return catalog.lesson(lesson).map(each -> each.title().in(language)).orElse(lesson);
  }

  /// Begins a visit of the map.
  private Presenter create(AreaRoute route, Navigator navigator) {
    return language -> {
      Words words = words(language);
      ChapterMapController controller =
          new ChapterMapController(
              catalog, context.profiles(), context.settings(), puzzleOffer, navigator, words);
      return Fxml.screen(Learn.class, "map", words, words.say("title"), controller);
    };
  }

  /// Begins a visit of a lesson.
  private Presenter lesson(LessonRoute route, Navigator navigator) {
    Optional<Lesson> lesson = catalog.lesson(route.lesson());
    if (lesson.isEmpty()) {
      return create(Area.LEARN.front(), navigator);
    }
    List<StepSequence.Stage> stages =
        lesson.get().steps().stream()
            .map(step -> new StepSequence.Stage(new StepKey(route.lesson(), step.name()), step))
            .toList();
    int first =
        IntStream.range(0, stages.size())
            .filter(i -> route.step().equals(Optional.of(stages.get(i).key().step())))
            .findFirst()
            .orElse(0);
    StepSequence sequence =
        StepSequence.through(stages, first, context.profiles(), context.background());
    return language -> {
      Optional<Lesson> next = catalog.after(route.lesson());
      Route navigation = next.<Route>map(each -> LessonRoute.of(each.id())).orElse(MAP);
      return page(
          sequence,
          title(route.lesson(), language),
          new LessonNavigation(
              next.map(each -> each.title().in(language)),
              () -> navigator.leaveFor(navigation),
              () -> LessonProgress.of(lesson.get(), context.profiles().progress()).stars()),
          navigator,
          language);
    };
  }

  /// Begins a walk through the puzzles about one thing, at the first one not yet solved.
  private Presenter theme(PuzzleThemeRoute route, Navigator navigator) {
    List<StepSequence.Stage> stages =
        catalog.puzzlesByTheme().getOrDefault(route.theme(), List.of());
    if (stages.isEmpty()) {
      return create(Area.LEARN.front(), navigator);
    }
    int first =
        IntStream.range(0, stages.size())
            .filter(i -> !context.profiles().progress().isDone(stages.get(i).key()))
            .findFirst()
            .orElse(0);
    StepSequence sequence =
        StepSequence.through(stages, first, context.profiles(), context.background());
    String title = "puzzles.theme." + Tag.of(route.theme());
    return practice(sequence, title, () -> starsOf(sequence), navigator);
  }

  /// Three stars for at most one puzzle that took a hint or a second try, two for up to four.
  private static int starsOf(StepSequence sequence) {
    int missed = sequence.size() - sequence.flawless();
    return missed <= 1 ? 3 : missed <= 4 ? 2 : 1;
  }

  /// Begins a visit of the review.
  private Presenter review(LessonReviewRoute route, Navigator navigator) {
    List<StepSequence.Stage> stages =
        catalog.review(context.profiles().progress()).stream().limit(LONGEST_REVIEW).toList();
    if (stages.isEmpty()) {
      return create(Area.LEARN.front(), navigator);
    }
    StepSequence sequence = StepSequence.again(stages, context.profiles(), context.background());
    return practice(sequence, "review", () -> 0, navigator);
  }

  /// Returns a page with steps of several lessons, after which one finds the map again.
  ///
  /// @param title the key of what it is called
  private Presenter practice(
      StepSequence sequence, String title, IntSupplier stars, Navigator navigator) {
    LessonNavigation navigation =
        new LessonNavigation(Optional.empty(), () -> navigator.leaveFor(MAP), stars);
    return language -> page(sequence, words(language).say(title), navigation, navigator, language);
  }

  private Screen page(
      StepSequence sequence,
      String title,
      LessonNavigation navigation,
      Navigator navigator,
      Language language) {
    Words words = words(language);
    LessonContext shared =
        new LessonContext(
            context.library().get(),
            new Boards(context.settings(), language),
            words,
            context.scheduler(),
            passages ->
                new FurtherReadingList(
                    context.further().on(Optional.empty(), passages, language),
                    language,
                    navigator::go),
            navigator,
            game -> catalog.lesson(game).isPresent());
    LessonController controller = new LessonController(sequence, shared, navigation);
    return Screen.of(controller.load(), title)
        .under(new Screen.Crumb(words.say("title"), MAP))
        .withShortcuts(controller.shortcuts())
        .whenShown(controller::begin)
        .whenHidden(controller::end);
  }

  /// Returns how much somebody has learned.
  public ProfilesPage.Learned learned(Progress known) {
    List<LessonProgress> lessons =
        catalog.lessons().stream().map(each -> LessonProgress.of(each, known)).toList();
    return new ProfilesPage.Learned(
        (int) lessons.stream().filter(LessonProgress::isFinished).count(),
        lessons.size(),
        lessons.stream().mapToInt(LessonProgress::stars).sum());
  }

  private static Words words(Language language) {
    return Words.of(Learn.class, "learn", language);
  }
}
