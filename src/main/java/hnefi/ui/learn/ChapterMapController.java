package hnefi.ui.learn;

import hnefi.content.lesson.Lesson;
import hnefi.fx.nav.Disposable;
import hnefi.fx.nav.Navigator;
import hnefi.fx.theme.Nodes;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.profile.EmblemIcon;
import hnefi.ui.profile.ProfilesModel;
import hnefi.ui.route.LessonReviewRoute;
import hnefi.ui.route.PuzzleSeriesRoute;
import hnefi.ui.route.PuzzleThemeRoute;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.util.Subscription;

/// The map of the lessons.
final class ChapterMapController implements Disposable {
  private final LessonCatalog catalog;
  private final ProfilesModel profiles;
  private final Learn.PuzzleOffer puzzleOffer;
  private final Navigator navigator;
  private final Words words;
  private Subscription subscription = Subscription.EMPTY;

  @FXML private Button learner;
  @FXML private Button resume;
  @FXML private Button review;
  @FXML private Pane path;
  @FXML private Pane books;
  @FXML private Label strategyTitle;
  @FXML private Pane strategy;
  @FXML private Label gamesTitle;
  @FXML private Pane games;
  @FXML private Pane puzzles;
  @FXML private Pane themes;
  @FXML private Button daily;
  @FXML private Button series;

  ChapterMapController(
      LessonCatalog catalog,
      ProfilesModel profiles,
      Learn.PuzzleOffer puzzleOffer,
      Navigator navigator,
      Words words) {
    this.catalog = catalog;
    this.profiles = profiles;
    this.puzzleOffer = puzzleOffer;
    this.navigator = navigator;
    this.words = words;
  }

  @FXML
  private void initialize() {
    learner.setOnAction(_ -> new ProfileChooser(profiles, words).show(learner));
    review.setOnAction(_ -> navigator.enter(new LessonReviewRoute()));
    daily.setOnAction(
        _ -> catalog.puzzleOf(LocalDate.now(ZoneId.systemDefault())).ifPresent(navigator::enter));
    series.setOnAction(_ -> navigator.enter(new PuzzleSeriesRoute(System.nanoTime(), 0)));
    boolean hasPuzzles = !catalog.puzzles().isEmpty();
    boolean isSeries = puzzleOffer == Learn.PuzzleOffer.SERIES;
    Nodes.show(daily, hasPuzzles && !isSeries);
    Nodes.show(series, hasPuzzles && isSeries);
    catalog
        .puzzlesByTheme()
        .keySet()
        .forEach(theme -> {
          String name = Tag.of(theme);
          Button button = new Button(words.say("puzzles.theme." + name));
          button.setId("theme-" + name);
          button.setOnAction(_ -> navigator.enter(new PuzzleThemeRoute(theme)));
          themes.getChildren().add(button);
        });
    subscription = profiles.profilesProperty().subscribe(_ -> show());
  }

  @Override
  public void dispose() {
    subscription.unsubscribe();
  }

  private void show() {
    Progress known = profiles.progress();
    learner.setText(ProfileChooser.name(profiles.profiles().profile(), words));
    learner.setGraphic(new EmblemIcon(profiles.profiles().profile().emblem()));
    offer(known);
    int toReview = catalog.review(known).size();
    review.setText(words.say("review.count", toReview));
    Nodes.show(review, toReview > 0);
    path.getChildren().clear();
    books.getChildren().clear();
    strategy.getChildren().clear();
    fill(puzzles, catalog.puzzles(), known);
    fill(games, catalog.games(), known);
    int number = 0;
    for (Lesson lesson : catalog.lessons()) {
      Pane part =
          switch (lesson.kind()) {
            case CHAPTER -> path;
            case STRATEGY -> strategy;
            case BOOK, COMPARISON, GAME, PUZZLES, RESCUE -> books;
          };
      part.getChildren().add(card(lesson, part == path ? ++number : 0, known));
    }
    Nodes.show(strategyTitle, !strategy.getChildren().isEmpty());
    Nodes.show(strategy, !strategy.getChildren().isEmpty());
    Nodes.show(gamesTitle, !games.getChildren().isEmpty());
    Nodes.show(games, !games.getChildren().isEmpty());
  }

  private void fill(Pane part, List<Lesson> lessons, Progress known) {
    part.getChildren().setAll(lessons.stream().map(each -> card(each, 0, known)).toList());
  }

  /// @param number of the chapter; 0 for a lesson without one
  private LessonCard card(Lesson lesson, int number, Progress known) {
    LessonCard card = new LessonCard(lesson, number, LessonProgress.of(lesson, known), words);
    card.setOnAction(_ -> navigator.enter(LessonCatalog.entrance(lesson, known)));
    return card;
  }

  /// Offers to go on where the learner is, or to begin.
  private void offer(Progress known) {
    Optional<Lesson> next = catalog.lessonToContinue(known);
    Nodes.show(resume, next.isPresent());
    next.ifPresent(lesson -> {
      resume.setText(
          known.latest().isEmpty()
              ? words.say("begin")
              : words.say("resume", lesson.title().in(words.language())));
      resume.setOnAction(_ -> navigator.enter(LessonCatalog.entrance(lesson, known)));
    });
  }
}
