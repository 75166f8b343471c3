package hnefi.ui.learn;

import hnefi.content.lesson.Lesson;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.nav.Navigator;
import hnefi.fx.theme.Nodes;
import hnefi.fx.theme.SegmentedChoice;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.profile.EmblemIcon;
import hnefi.ui.profile.ProfilesModel;
import hnefi.ui.route.LessonReviewRoute;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.route.OpeningsRoute;
import hnefi.ui.route.PuzzleSeriesRoute;
import hnefi.ui.route.PuzzleThemeRoute;
import hnefi.ui.settings.SettingsModel;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;

/// The map of the lessons.
final class ChapterMapController extends ModelListener {
  /// From this size of text on, in percent, a list is read better than a painting.
  private static final int LARGE_TEXT = 150;

  private final LessonCatalog catalog;
  private final ProfilesModel profiles;
  private final SettingsModel settings;
  private final VoyageMap voyage = new VoyageMap();
  private final Learn.PuzzleOffer puzzleOffer;
  private final Navigator navigator;
  private final Words words;
  private final ObjectProperty<Boolean> asList = new SimpleObjectProperty<>(false);

  @FXML private Button learner;
  @FXML private Button resume;
  @FXML private Button review;
  @FXML private ScrollPane pane;
  @FXML private Pane choice;
  @FXML private VBox sea;
  @FXML private VBox list;
  @FXML private Label booksTitle;
  @FXML private Label puzzlesTitle;
  @FXML private Pane path;
  @FXML private Pane books;
  @FXML private Label strategyTitle;
  @FXML private Pane strategy;
  @FXML private Button openings;
  @FXML private Label gamesTitle;
  @FXML private Pane games;
  @FXML private Pane puzzles;
  @FXML private Pane themes;
  @FXML private Button daily;
  @FXML private Button series;

  ChapterMapController(
      LessonCatalog catalog,
      ProfilesModel profiles,
      SettingsModel settings,
      Learn.PuzzleOffer puzzleOffer,
      Navigator navigator,
      Words words) {
    this.catalog = catalog;
    this.profiles = profiles;
    this.settings = settings;
    this.puzzleOffer = puzzleOffer;
    this.navigator = navigator;
    this.words = words;
  }

  @FXML
  private void initialize() {
    Nodes.focusFirst(resume);
    learner.setOnAction(_ -> new ProfileChooser(profiles, words).show(learner));
    review.setOnAction(_ -> navigator.enter(new LessonReviewRoute()));
    daily.setOnAction(_ -> today().ifPresent(navigator::enter));
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
    Optional<OpeningsRoute> explorer =
        catalog.openings().map(each -> new OpeningsRoute(each.name())).filter(navigator::knows);
    Nodes.show(openings, explorer.isPresent());
    explorer.ifPresent(route -> openings.setOnAction(_ -> navigator.enter(route)));
    sea.getChildren().add(voyage);
    SegmentedChoice<Boolean> row =
        new SegmentedChoice<>(
            choice,
            List.of(Boolean.FALSE, Boolean.TRUE),
            asList -> words.say(asList ? "as-list" : "as-voyage"),
            asList,
            this::choose);
    row.toggle(Boolean.FALSE).setId("as-voyage");
    row.toggle(Boolean.TRUE).setId("as-list");
    asList.set(
        settings.settings().lessonsAsList()
            || settings.settings().display().textSize().percent() >= LARGE_TEXT);
    listen(
        row.follow(),
        asList.subscribe((_, _) -> show()),
        profiles.profilesProperty().subscribe(_ -> show()));
  }

  private void show() {
    Progress known = profiles.progress();
    learner.setText(ProfileChooser.name(profiles.profiles().profile(), words));
    learner.setGraphic(new EmblemIcon(profiles.profiles().profile().emblem()));
    offer(known);
    int toReview = catalog.review(known).size();
    review.setText(words.say("review.count", toReview));
    Nodes.show(review, toReview > 0);
    boolean listed = asList.get();
    Nodes.show(sea, !listed);
    Nodes.show(list, listed);
    if (listed) {
      showList(known);
    } else {
      voyage.show(
          new VoyageStops(
                  catalog,
                  settings.settings().board(),
                  navigator,
                  words,
                  this::goTo,
                  () -> goTo(themes))
              .of(known, puzzleOffer == Learn.PuzzleOffer.SERIES ? Optional.empty() : today()));
    }
  }

  private Optional<LessonRoute> today() {
    LocalDate day = LocalDate.now(ZoneId.systemDefault());
    return profiles.progress().firstTries().isEmpty()
        ? catalog.firstPuzzleOf(day)
        : catalog.puzzleOf(day);
  }

  private void choose(boolean listed) {
    settings.change(chosen -> chosen.withLessonsAsList(listed));
    asList.set(listed);
  }

  /// Lessons of which there are many stand in the list.
  private void goTo(Lesson.Kind kind) {
    goTo(
        switch (kind) {
          case STRATEGY -> strategyTitle;
          case GAME -> gamesTitle;
          case PUZZLES -> puzzlesTitle;
          case CHAPTER, BOOK, COMPARISON, RESCUE -> booksTitle;
        });
  }

  private void goTo(Node part) {
    asList.set(true);
    Nodes.afterNextFrame(pane, () -> scrollTo(part));
  }

  private void scrollTo(Node heading) {
    Node content = pane.getContent();
    double top = heading.localToScene(0, 0).getY() - content.localToScene(0, 0).getY();
    double hidden = content.getLayoutBounds().getHeight() - pane.getViewportBounds().getHeight();
    pane.setVvalue(hidden > 0 ? Math.min(1, top / hidden) : 0);
  }

  private void showList(Progress known) {
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
