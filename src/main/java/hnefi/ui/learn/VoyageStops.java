package hnefi.ui.learn;

import hnefi.content.Edition;
import hnefi.content.diagram.Diagram;
import hnefi.content.lesson.Ask;
import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Say;
import hnefi.content.lesson.Step;
import hnefi.content.lesson.Try;
import hnefi.fx.nav.Navigator;
import hnefi.fx.theme.Icon;
import hnefi.rules.Position;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Words;
import hnefi.ui.board.BoardPicture;
import hnefi.ui.learn.page.Stars;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.opponent.Portrait;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.route.NewGameRoute;
import hnefi.ui.settings.BoardSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;

/// The stops of the voyage: the chapters in their order, with the first game and the first puzzles
/// as harbours between them, then a harbour for the lessons of every other kind, for the puzzles by
/// theme and for the one of the day.
final class VoyageStops {
  /// After how many chapters somebody can play a first game, and solve a first puzzle.
  private static final int FIRST_GAME = 4;

  private static final int FIRST_PUZZLES = 8;
  private static final String EASIEST = "hilding";

  private final LessonCatalog catalog;
  private final BoardSettings boards;
  private final Navigator navigator;
  private final Words words;
  private final Consumer<Lesson.Kind> many;
  private final Runnable themes;

  /// @param many leads to the lessons of a kind of which there are many
  /// @param themes leads to the puzzles by theme
  VoyageStops(
      LessonCatalog catalog,
      BoardSettings boards,
      Navigator navigator,
      Words words,
      Consumer<Lesson.Kind> many,
      Runnable themes) {
    this.catalog = catalog;
    this.boards = boards;
    this.navigator = navigator;
    this.words = words;
    this.many = many;
    this.themes = themes;
  }

  /// @param daily the puzzle of the day; empty where none is offered
  List<VoyageStop> of(Progress known, Optional<LessonRoute> daily) {
    List<VoyageStop> stops = new ArrayList<>();
    Optional<Lesson> next = catalog.lessonToContinue(known);
    List<Lesson> chapters = ofKind(Lesson.Kind.CHAPTER);
    for (int i = 0; i < chapters.size(); i++) {
      stops.add(stop(chapters.get(i), i + 1, known, next));
      if (i + 1 == FIRST_GAME) {
        firstGame(chapters.get(i)).ifPresent(stops::add);
      }
      if (i + 1 == FIRST_PUZZLES) {
        harbour(Lesson.Kind.PUZZLES, "puzzles", catalog.puzzles(), known).ifPresent(stops::add);
      }
    }
    harbour(Lesson.Kind.STRATEGY, "strategy", ofKind(Lesson.Kind.STRATEGY), known)
        .ifPresent(stops::add);
    harbour(Lesson.Kind.GAME, "games", catalog.games(), known).ifPresent(stops::add);
    harbour(Lesson.Kind.BOOK, "books", ofKind(Lesson.Kind.BOOK), known).ifPresent(stops::add);
    themes().ifPresent(stops::add);
    daily.flatMap(this::daily).ifPresent(stops::add);
    return stops;
  }

  private List<Lesson> ofKind(Lesson.Kind kind) {
    return catalog.lessons().stream().filter(each -> each.kind() == kind).toList();
  }

  /// A harbour for many lessons of one kind, with the board of the next one to do.
  private Optional<VoyageStop> harbour(
      Lesson.Kind kind, String name, List<Lesson> lessons, Progress known) {
    Optional<Lesson> open =
        lessons.stream().filter(each -> !LessonProgress.of(each, known).isFinished()).findFirst();
    return lessons.stream()
        .findFirst()
        .map(first ->
            harbour(
                "harbour-" + name,
                picture(open.orElse(first)),
                name,
                open.isPresent() ? VoyageStop.State.LATER : VoyageStop.State.FINISHED,
                () -> many.accept(kind)));
  }

  private Optional<VoyageStop> themes() {
    return catalog.puzzlesByTheme().values().stream()
        .flatMap(List::stream)
        .findFirst()
        .map(first ->
            harbour(
                "harbour-themes",
                picture(first.step()),
                "puzzles.themes",
                VoyageStop.State.LATER,
                themes));
  }

  private Optional<VoyageStop> daily(LessonRoute route) {
    return catalog.puzzles().stream()
        .filter(each -> each.id().equals(route.lesson()))
        .flatMap(each -> each.steps().stream())
        .filter(each -> route.step().equals(Optional.of(each.name())))
        .findFirst()
        .map(puzzle ->
            harbour(
                "harbour-daily",
                picture(puzzle),
                "puzzles.daily",
                VoyageStop.State.LATER,
                () -> navigator.enter(route)));
  }

  private VoyageStop stop(Lesson lesson, int number, Progress known, Optional<Lesson> next) {
    LessonProgress progress = LessonProgress.of(lesson, known);
    VoyageStop.State state =
        next.equals(Optional.of(lesson))
            ? VoyageStop.State.NEXT
            : progress.isFinished() ? VoyageStop.State.FINISHED : VoyageStop.State.LATER;
    String title = lesson.title().in(words.language());
    VoyageStop stop =
        new VoyageStop(
            "card-" + lesson.id(),
            picture(lesson),
            number + "  " + title,
            progress.stars() > 0 ? Stars.of(progress.stars()) : List.of(),
            state,
            List.of(lesson.summary().in(words.language()), LessonCard.spoken(progress, words)));
    stop.setOnAction(_ -> navigator.enter(LessonCatalog.entrance(lesson, known)));
    return stop;
  }

  private VoyageStop harbour(
      String id, Node picture, String name, VoyageStop.State state, Runnable enter) {
    VoyageStop stop = new VoyageStop(id, picture, words.say(name), List.of(), state, List.of());
    stop.getStyleClass().add("harbour");
    stop.setOnAction(_ -> enter.run());
    return stop;
  }

  /// The game in which somebody tries what the chapters so far taught, under their rules.
  private Optional<VoyageStop> firstGame(Lesson after) {
    Edition edition = after.steps().getFirst().diagram().edition();
    NewGameRoute route =
        new NewGameRoute(
            edition.name(), new Players(new Participant.Computer(EASIEST), Participant.SOMEBODY));
    Node face = Portrait.of(EASIEST).<Node>map(each -> each).orElseGet(() -> new Icon("bi-flag"));
    return Optional.of(route)
        .filter(navigator::knows)
        .map(known ->
            harbour(
                "harbour-game",
                face,
                "harbour.game",
                VoyageStop.State.LATER,
                () -> navigator.go(known)));
  }

  /// The first position in which the learner does something, else the first one shown.
  private Node picture(Lesson lesson) {
    List<Step> steps = lesson.steps();
    Step key =
        steps.stream()
            .filter(each -> each instanceof Try || each instanceof Ask)
            .findFirst()
            .orElse(steps.getFirst());
    return picture(key);
  }

  private Node picture(Step key) {
    Diagram diagram = key.diagram();
    Position shown = diagram.after(0);
    if (key instanceof Try exercise) {
      shown = exercise.position();
    } else if (key instanceof Ask ask) {
      shown = ask.question().before();
    } else if (key instanceof Say say) {
      shown = say.position();
    }
    BoardPicture picture = new BoardPicture();
    boards.show(picture, diagram.edition(), shown.board());
    return picture;
  }
}
