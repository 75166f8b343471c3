package hnefi.content.lesson;

import hnefi.content.ContentReader;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.Rulebook;
import hnefi.content.diagram.Diagram;
import hnefi.content.diagram.DiagramEvent;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.notation.MoveText;
import hnefi.notation.SideText;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import hnefi.rules.Turn;
import hnefi.text.Message;
import hnefi.text.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Proves that the lessons teach every rule of every book. `teaching.yaml` names a step for each
/// switch of each rule set; that step must show the book's value at work: with the switch turned,
/// something else would happen in it. A step of another book that has the same value will do; a
/// comparison must name the book itself.
public final class TeachingCheck {
  /// The list of the steps that teach.
  public static final String FILE = "teaching.yaml";

  private final Library library;
  private final List<Lesson> lessons;
  private final List<Fault> faults = new ArrayList<>();

  private TeachingCheck(Library library, List<Lesson> lessons) {
    this.library = library;
    this.lessons = lessons;
  }

  /// Returns what no step teaches, empty if nothing is missing.
  public static List<Fault> faultsOf(ContentReader reader, Library library, List<Lesson> lessons) {
    TeachingCheck check = new TeachingCheck(library, lessons);
    reader.file(FILE, check::read);
    List<Fault> all = new ArrayList<>(reader.faults());
    all.addAll(check.faults);
    return List.copyOf(all);
  }

  private TeachingCheck read(YamlValue file) throws FaultException {
    YamlMap books = file.map();
    for (Rulebook rulebook : library.rulebooks()) {
      if (library.isOfTheBooks(rulebook)) {
        check(Edition.of(rulebook), books.get(rulebook.id()).map());
      }
    }
    books.done();
    return this;
  }

  private void check(Edition edition, YamlMap steps) throws FaultException {
    for (Switch each : Switch.values()) {
      Optional<YamlValue> named = steps.find(each.id());
      if (named.isPresent()) {
        check(edition, each, named.get());
      } else if (!each.standard().equals(Optional.of(edition.rules().value(each)))) {
        faults.add(
            new Fault(
                FILE,
                steps.whole().line(),
                Message.of("fault.not-taught", each.id(), edition.rulebook().id())));
      }
    }
    steps.done();
  }

  private void check(Edition edition, Switch rule, YamlValue named) throws FaultException {
    String place = named.text();
    Optional<Step> step = step(place);
    if (step.isEmpty()) {
      faults.add(new Fault(FILE, named.line(), Message.of("fault.no-step", place)));
    } else if (step.get() instanceof Compare compare && !compares(compare, edition)) {
      faults.add(
          new Fault(
              FILE,
              named.line(),
              Message.of("fault.not-compared", place, rule.id(), edition.rulebook().id())));
    } else if (!teaches(step.get(), edition.rules().value(rule))) {
      faults.add(
          new Fault(
              FILE,
              named.line(),
              Message.of("fault.does-not-teach", place, rule.id(), edition.rulebook().id())));
    }
  }

  /// Returns the step of a place written `lesson/step`.
  private Optional<Step> step(String place) {
    return lessons.stream()
        .flatMap(lesson ->
            lesson.steps().stream().filter(step -> place.equals(lesson.id() + "/" + step.name())))
        .findFirst();
  }

  /// Returns whether a comparison names the book of an edition.
  private static boolean compares(Compare compare, Edition edition) {
    return compare.books().stream()
        .anyMatch(each -> each.rulebook().book().equals(edition.rulebook().book()));
  }

  /// Returns whether a step shows a rule at work: under an edition that has this value, and not so
  /// if the switch were turned.
  static boolean teaches(Step step, SwitchValue value) {
    return switch (step) {
      case Watch watch -> shows(watch.diagram(), watch.edition(), value);
      case Ask ask -> shows(ask.diagram(), ask.edition(), value);
      case Decide decide -> shows(decide.diagram(), decide.under(), value);
      case Compare compare ->
          compare.books().stream().anyMatch(book -> shows(compare.diagram(), book, value));
      case Say _, Gallery _, Try _, Rules _, Play _ -> false;
    };
  }

  private static boolean shows(Diagram diagram, Edition edition, SwitchValue value) {
    if (!edition.rules().value(value.rule()).equals(value)) {
      return false;
    }
    if (value.rule() == Switch.FIRST_MOVE) {
      return diagram.start().board().equals(edition.layout().board())
          && diagram.start().toMove() == edition.rules().firstMove()
          && !diagram.events().isEmpty();
    }
    List<String> account = account(diagram, edition);
    return value.rule().choices().stream()
        .filter(other -> !other.equals(value))
        .anyMatch(other ->
            edition.with(other) instanceof Result.Good<Edition>(Edition turned)
                && !account(diagram, turned).equals(account));
  }

  /// Returns what comes of each move of a diagram under an edition.
  private static List<String> account(Diagram diagram, Edition edition) {
    Referee referee = edition.referee();
    Position start = referee.setUp(diagram.start().board(), diagram.start().toMove());
    Position position = start;
    List<String> account = new ArrayList<>();
    for (DiagramEvent event : diagram.events()) {
      position = event.fromStart() ? start : position;
      switch (referee.judge(position, event.move())) {
        case Refusal refusal -> account.add(refusal.id());
        case Turn turn -> {
          account.add(MoveText.write(turn) + " " + SideText.write(turn.outcome()));
          position = turn.after();
        }
      }
    }
    return account;
  }
}
