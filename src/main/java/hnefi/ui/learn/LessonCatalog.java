package hnefi.ui.learn;

import hnefi.content.Edition;
import hnefi.content.games.AnnotatedGames;
import hnefi.content.lesson.Ask;
import hnefi.content.lesson.Compare;
import hnefi.content.lesson.Decide;
import hnefi.content.lesson.Gallery;
import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Play;
import hnefi.content.lesson.Rules;
import hnefi.content.lesson.Say;
import hnefi.content.lesson.Step;
import hnefi.content.lesson.Try;
import hnefi.content.lesson.Watch;
import hnefi.content.puzzle.Puzzle;
import hnefi.content.puzzle.PuzzleTheme;
import hnefi.content.puzzle.Puzzles;
import hnefi.rules.Position;
import hnefi.ui.learn.fxml.LessonLoader;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.learn.step.StepSequence;
import hnefi.ui.profile.Profiles;
import hnefi.ui.route.LessonRoute;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// All lessons, read when they are first asked for, on whatever thread.
public final class LessonCatalog {
  /// Any number: with it everybody has the same puzzle on the same day.
  private static final long DAILY_ORDER = 1;

  private final Supplier<LessonLoader> loader;
  private final Supplier<Puzzles> puzzleReader;
  private final Supplier<AnnotatedGames> gameReader;
  private final Supplier<Profiles> people;
  private final IntPredicate boards;
  private Map<StepKey, Double> difficulties = Map.of();
  private volatile @Nullable List<Lesson> lessons;
  private @Nullable List<Lesson> puzzles;
  private @Nullable List<Lesson> games;
  private @Nullable Map<PuzzleTheme, List<StepSequence.Stage>> themes;

  /// @param loader asked when the first lesson is needed, so that the program starts without
  ///   waiting for it
  /// @param puzzleReader asked when the first puzzle is needed
  /// @param gameReader asked when the first recorded game is needed
  /// @param people asked then, too, since how they fared tells which puzzles are the harder ones
  /// @param boards tells of a number of squares along one side whether people can touch each of
  ///   them; lessons and puzzles on other boards are left out
  public LessonCatalog(
      Supplier<LessonLoader> loader,
      Supplier<Puzzles> puzzleReader,
      Supplier<AnnotatedGames> gameReader,
      Supplier<Profiles> people,
      IntPredicate boards) {
    this.loader = loader;
    this.puzzleReader = puzzleReader;
    this.gameReader = gameReader;
    this.people = people;
    this.boards = boards;
  }

  /// Returns the lessons of the tutorial in their order.
  public List<Lesson> lessons() {
    return all().stream().filter(each -> each.kind() != Lesson.Kind.RESCUE).toList();
  }

  /// Returns the rules for which a chapter lets the reader look up what people play.
  public Optional<Edition> openings() {
    return lessons().stream()
        .flatMap(lesson -> lesson.steps().stream())
        .flatMap(step -> step instanceof Play play ? play.openings().stream() : Stream.empty())
        .findFirst();
  }

  /// Returns the exercise of who has two minutes, and its name within the progress of a learner.
  public Optional<StepSequence.Stage> rescue() {
    return all().stream()
        .filter(each -> each.kind() == Lesson.Kind.RESCUE)
        .findFirst()
        .map(lesson -> {
          Step step = lesson.steps().getFirst();
          return new StepSequence.Stage(new StepKey(lesson.id(), step.name()), step);
        });
  }

  /// Returns how many lessons are finished, the rescue among them.
  public int finished(Progress progress) {
    return (int)
        all().stream().filter(each -> LessonProgress.of(each, progress).isFinished()).count();
  }

  /// Returns whether the lessons are there already, so that nobody waits who asks for them.
  public boolean isRead() {
    return lessons != null;
  }

  private synchronized List<Lesson> all() {
    List<Lesson> read = lessons;
    if (read == null) {
      read = loader.get().read().lessons().stream().filter(this::canBeTouched).toList();
      lessons = read;
    }
    return read;
  }

  private boolean canBeTouched(Lesson lesson) {
    return lesson.steps().stream()
        .<Position>mapMulti(LessonCatalog::touched)
        .allMatch(each -> boards.test(each.board().size().width()));
  }

  /// Gives the position in which a step wants squares to be touched.
  private static void touched(Step step, Consumer<Position> sink) {
    switch (step) {
      case Try exercise -> sink.accept(exercise.position());
      case Ask ask -> sink.accept(ask.question().before());
      case Play play -> sink.accept(play.diagram().start());
      case Say _, Gallery _, Compare _, Rules _, Watch _, Decide _ -> {}
    }
  }

  /// Returns the recorded games that are told.
  public synchronized List<Lesson> games() {
    if (games == null) {
      games = gameReader.get().lessons().stream().filter(this::canBeTouched).toList();
    }
    return games;
  }

  /// Returns the puzzles, a lesson for each rule set, the easiest ones first.
  public synchronized List<Lesson> puzzles() {
    if (puzzles == null) {
      readPuzzles();
    }
    return Objects.requireNonNull(puzzles);
  }

  /// Returns the puzzles of all rule sets by what they are about, the easiest ones first.
  public synchronized Map<PuzzleTheme, List<StepSequence.Stage>> puzzlesByTheme() {
    if (themes == null) {
      readPuzzles();
    }
    return Objects.requireNonNull(themes);
  }

  private void readPuzzles() {
    Puzzles unsorted = canBeTouched(puzzleReader.get());
    difficulties = difficulties(unsorted);
    Puzzles read = sorted(unsorted);
    List<Lesson> all = PuzzleLessons.of(read);
    Map<PuzzleTheme, List<StepSequence.Stage>> byTheme = new EnumMap<>(PuzzleTheme.class);
    for (int set = 0; set < all.size(); set++) {
      Lesson lesson = all.get(set);
      List<Puzzle> inSet = read.sets().get(set).puzzles();
      for (int i = 0; i < inSet.size(); i++) {
        Step step = lesson.steps().get(i);
        byTheme
            .computeIfAbsent(inSet.get(i).theme(), _ -> new ArrayList<>())
            .add(new StepSequence.Stage(new StepKey(lesson.id(), step.name()), step));
      }
    }
    byTheme.values().forEach(each -> each.sort(easiestFirst()));
    puzzles = all;
    themes = byTheme;
  }

  private Puzzles canBeTouched(Puzzles read) {
    return new Puzzles(
        read.sets().stream()
            .filter(each -> boards.test(each.edition().layout().board().size().width()))
            .toList(),
        read.faults());
  }

  private Map<StepKey, Double> difficulties(Puzzles read) {
    Map<StepKey, Integer> grades = new HashMap<>();
    for (Puzzles.Set set : read.sets()) {
      set.puzzles().forEach(each -> grades.put(PuzzleLessons.key(set, each), each.grade()));
    }
    return PuzzleDifficulty.of(
        grades, people.get().all().stream().map(each -> each.progress().firstTries()).toList());
  }

  /// Puts the puzzles of each rule set in order.
  private Puzzles sorted(Puzzles read) {
    List<Puzzles.Set> sets = read.sets().stream().map(this::sorted).toList();
    return new Puzzles(sets, read.faults());
  }

  private Puzzles.Set sorted(Puzzles.Set set) {
    Comparator<Puzzle> byDifficulty =
        Comparator.comparingDouble(each -> difficulty(PuzzleLessons.key(set, each)));
    return new Puzzles.Set(
        set.id(),
        set.edition(),
        set.puzzles().stream().sorted(byDifficulty.thenComparingInt(Puzzle::moves)).toList());
  }

  private Comparator<StepSequence.Stage> easiestFirst() {
    return Comparator.<StepSequence.Stage>comparingDouble(each -> difficulty(each.key()))
        .thenComparingInt(LessonCatalog::moves);
  }

  private double difficulty(StepKey puzzle) {
    return difficulties.getOrDefault(puzzle, 0.0);
  }

  private static int moves(StepSequence.Stage puzzle) {
    return ((Try) puzzle.step()).rounds().size();
  }

  /// Returns the puzzle of a day: the same for everybody, and another one until all were.
  public Optional<LessonRoute> puzzleOf(LocalDate day) {
    return ofDay(day, shuffled(DAILY_ORDER));
  }

  /// Returns the puzzle of a day for somebody who has never tried one: from the smallest board.
  public Optional<LessonRoute> firstPuzzleOf(LocalDate day) {
    List<StepSequence.Stage> all = shuffled(DAILY_ORDER);
    int smallest = all.stream().mapToInt(LessonCatalog::width).min().orElse(0);
    return ofDay(day, all.stream().filter(each -> width(each) == smallest).toList());
  }

  private static int width(StepSequence.Stage puzzle) {
    return puzzle.step().diagram().start().board().size().width();
  }

  private static Optional<LessonRoute> ofDay(LocalDate day, List<StepSequence.Stage> puzzles) {
    if (puzzles.isEmpty()) {
      return Optional.empty();
    }
    StepKey key = puzzles.get((int) Math.floorMod(day.toEpochDay(), (long) puzzles.size())).key();
    return Optional.of(new LessonRoute(key.lesson(), Optional.of(key.step())));
  }

  /// Returns all puzzles in an order of chance, the shortest ones first.
  ///
  /// @param seed the same one brings the same order
  public List<Try> puzzleSeries(long seed) {
    return shuffled(seed).stream()
        .sorted(Comparator.comparingInt(LessonCatalog::moves))
        .map(each -> (Try) each.step())
        .toList();
  }

  private List<StepSequence.Stage> shuffled(long seed) {
    List<StepSequence.Stage> all = new ArrayList<>();
    for (Lesson lesson : puzzles()) {
      lesson
          .steps()
          .forEach(
              step -> all.add(new StepSequence.Stage(new StepKey(lesson.id(), step.name()), step)));
    }
    // The order of puzzles changes with how people fare: chance must not depend on it.
    all.sort(
        Comparator.<StepSequence.Stage, String>comparing(each -> each.key().lesson())
            .thenComparing(each -> each.key().step()));
    Collections.shuffle(all, new Random(seed));
    return all;
  }

  /// Returns a lesson, which may be the rescue, a recorded game or the puzzles of a rule set.
  public Optional<Lesson> lesson(String id) {
    return find(all(), id).or(() -> find(games(), id)).or(() -> find(puzzles(), id));
  }

  private static Optional<Lesson> find(List<Lesson> lessons, String id) {
    return lessons.stream().filter(each -> each.id().equals(id)).findFirst();
  }

  /// Returns the lesson after this one.
  public Optional<Lesson> after(String id) {
    List<Lesson> all =
        Stream.of(lessons(), games())
            .filter(each -> find(each, id).isPresent())
            .findFirst()
            .orElseGet(this::puzzles);
    for (int i = 0; i + 1 < all.size(); i++) {
      if (all.get(i).id().equals(id)) {
        return Optional.of(all.get(i + 1));
      }
    }
    return Optional.empty();
  }

  /// Returns the lesson to go on with: the one begun last, else the next one not yet finished; none
  /// if all are.
  public Optional<Lesson> lessonToContinue(Progress progress) {
    List<Lesson> all = lessons();
    // What was begun last may be a puzzle, which stands in no order.
    int latest =
        progress
            .latest()
            .flatMap(key -> lesson(key.lesson()))
            .map(all::indexOf)
            .filter(at -> at >= 0)
            .orElse(0);
    return Stream.concat(all.stream().skip(latest), all.stream().limit(latest))
        .filter(lesson -> !LessonProgress.of(lesson, progress).isFinished())
        .findFirst();
  }

  /// Returns where a lesson is entered: at the step where it was left, or at the first one that was
  /// never done; at its beginning if all are done.
  public static LessonRoute entrance(Lesson lesson, Progress progress) {
    Optional<StepKey> left = progress.latest().filter(key -> key.lesson().equals(lesson.id()));
    return new LessonRoute(
        lesson.id(),
        Stream.concat(
                left.stream(),
                lesson.steps().stream().map(step -> new StepKey(lesson.id(), step.name())))
            .filter(key -> !progress.isDone(key))
            .findFirst()
            .map(StepKey::step));
  }

  /// Returns the exercises of a learner's review that there still are.
  public List<StepSequence.Stage> review(Progress progress) {
    return progress.review().stream()
        .flatMap(key -> step(key).map(step -> new StepSequence.Stage(key, step)).stream())
        .toList();
  }

  /// Returns a step by its key, if there still is one.
  public Optional<Step> step(StepKey key) {
    return lesson(key.lesson()).stream()
        .flatMap(lesson -> lesson.steps().stream())
        .filter(step -> step.name().equals(key.step()))
        .findFirst();
  }
}
