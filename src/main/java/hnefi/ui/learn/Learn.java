package hnefi.ui.learn;

import hnefi.content.Bibliography;
import hnefi.content.lesson.Lesson;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.home.Unfinished;
import hnefi.ui.learn.page.CourseController;
import hnefi.ui.learn.page.Desk;
import hnefi.ui.learn.page.Pacing;
import hnefi.ui.learn.progress.ProgressModel;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.learn.step.Course;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.FrontPage;
import hnefi.ui.nav.Fxml;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Place;
import hnefi.ui.nav.Screen;
import hnefi.ui.nav.Visit;
import hnefi.ui.settings.SettingsModel;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.scene.Parent;

/// Makes the screens of the tutorial.
public final class Learn {
  // What steps do does not depend on the language they are told in.
  private static final Language ANY = Language.EN;

  private final Curriculum curriculum;
  private final Supplier<Bibliography> books;
  private final ProgressModel progress;
  private final SettingsModel settings;
  private final GameDoor door;
  private final Pacing pacing;

  public Learn(
      Curriculum curriculum,
      Supplier<Bibliography> books,
      ProgressModel progress,
      SettingsModel settings,
      GameDoor door,
      Pacing pacing) {
    this.curriculum = curriculum;
    this.books = books;
    this.progress = progress;
    this.settings = settings;
    this.door = door;
    this.pacing = pacing;
  }

  /// Returns the lesson in which the learner was last, unless it is finished.
  public List<Unfinished> unfinished() {
    Optional<StepKey> latest = progress.progress().latest();
    return latest
        .flatMap(key -> curriculum.lesson(key.lesson(), ANY))
        .filter(lesson -> !Standing.of(lesson, progress.progress()).isFinished())
        .map(lesson ->
            new Unfinished(
                new LessonPlace(lesson.id(), latest.map(StepKey::step)),
                language ->
                    curriculum
                        .lesson(lesson.id(), language)
                        .map(Lesson::title)
                        .orElse(lesson.id())))
        .stream()
        .toList();
  }

  /// Begins a visit of the map.
  public Visit visit(FrontPage map, Navigator navigator) {
    return language -> {
      Words words = words(language);
      MapController controller = new MapController(curriculum, progress, navigator, words);
      Parent root = Fxml.load(Learn.class, "map", words, controller);
      return Screen.of(root, words.say("title"));
    };
  }

  /// Begins a visit of a lesson.
  public Visit visit(LessonPlace place, Navigator navigator) {
    Optional<Lesson> lesson = curriculum.lesson(place.lesson(), ANY);
    if (lesson.isEmpty()) {
      return visit(Area.LEARN.front(), navigator);
    }
    List<Course.Stage> stages =
        lesson.get().steps().stream()
            .map(step -> new Course.Stage(new StepKey(place.lesson(), step.name()), step))
            .toList();
    int first =
        IntStream.range(0, stages.size())
            .filter(i -> place.step().equals(Optional.of(stages.get(i).key().step())))
            .findFirst()
            .orElse(0);
    Course course = new Course(stages, first, progress);
    return language -> {
      String title =
          curriculum.lesson(place.lesson(), language).map(Lesson::title).orElse(place.lesson());
      Optional<Lesson> next = curriculum.after(place.lesson(), language);
      return page(
          course,
          title,
          next.map(Lesson::title),
          next.<Place>map(each -> LessonPlace.of(each.id())),
          navigator,
          language);
    };
  }

  /// Begins a visit of the review.
  public Visit review(ReviewPlace place, Navigator navigator) {
    List<Course.Stage> stages =
        progress.progress().review().stream()
            .flatMap(
                key -> curriculum.step(key, ANY).map(step -> new Course.Stage(key, step)).stream())
            .toList();
    if (stages.isEmpty()) {
      return visit(Area.LEARN.front(), navigator);
    }
    Course course = new Course(stages, 0, progress);
    return language ->
        page(
            course,
            words(language).say("review"),
            Optional.empty(),
            Optional.empty(),
            navigator,
            language);
  }

  private Screen page(
      Course course,
      String title,
      Optional<String> nextTitle,
      Optional<Place> next,
      Navigator navigator,
      Language language) {
    Words words = words(language);
    Desk desk = new Desk(books.get(), settings, words, pacing);
    CourseController controller =
        new CourseController(
            course,
            key -> curriculum.step(key, language),
            desk,
            (edition, position) ->
                door.to(edition, position)
                    .filter(navigator::knows)
                    .map(game -> () -> navigator.enter(game)),
            nextTitle,
            () -> navigator.replace(next.orElse(Area.LEARN.front())));
    Parent root = Fxml.load(CourseController.class, "lesson", words, controller);
    return Screen.of(root, title)
        .under(new Screen.Crumb(words.say("title"), Area.LEARN.front()))
        .whenShown(controller::begin)
        .whenHidden(controller::end);
  }

  private static Words words(Language language) {
    return Words.of(Learn.class, "learn", language);
  }
}
