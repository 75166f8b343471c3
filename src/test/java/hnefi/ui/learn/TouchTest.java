package hnefi.ui.learn;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Step;
import hnefi.rules.Move;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.ScenePulse;
import hnefi.ui.UnshownScene;
import hnefi.ui.WindowExtension;
import hnefi.ui.board.BoardControl;
import hnefi.ui.route.LessonRoute;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The tutorial under the fingers of a visitor who touches anything.
@ExtendWith(WindowExtension.class)
class TouchTest {
  private static final double LEAST = 44;
  private static final int TOUCHES = 600;
  private static final int TOUCHES_IN_A_SCENE = 50;
  private static final Set<String> SAFE =
      Set.of(
          "next",
          "previous",
          "step-hint",
          "step-take-back",
          "step-once-more",
          "step-check",
          "step-yes",
          "step-no",
          "step-play",
          "step-forward",
          "step-back",
          "step-again",
          "step-see",
          "step-answer-1",
          "step-answer-2",
          "step-answer-3",
          "step-answer-4",
          "step-replay",
          "resume",
          "review");

  @Test
  void whoeverTouchesAnythingIsNeverStuck() {
    LearnFixture fixture = FxThread.call(LearnFixture::new);
    UnshownScene screen = screen(fixture, 1024, 768);
    Random random = new Random(7);
    FxThread.run(() -> fixture.navigator.enter(LessonRoute.of("board")));
    for (int i = 0; i < TOUCHES; i++) {
      boolean fresh = i % TOUCHES_IN_A_SCENE == 0;
      FxThread.run(() -> {
        if (fresh) {
          screen.renew(() -> {});
        }
        Scene scene = screen.scene();
        ScenePulse.run(scene);
        touch(scene, random);
        if (fixture.navigator.route() instanceof LessonRoute) {
          Button next = (Button) Objects.requireNonNull(scene.lookup("#next"));
          assertThat(next.isVisible() && !next.isDisabled()).isTrue();
        }
      });
    }
    assertThat(fixture.progress.progress().stars()).hasSizeGreaterThan(10);
  }

  /// Presses a button, or tries a move on the board.
  private static void touch(Scene scene, Random random) {
    List<ButtonBase> buttons = new ArrayList<>();
    collect(scene.getRoot(), buttons);
    buttons.removeIf(each -> each.isDisabled() || !(SAFE.contains(String.valueOf(each.getId()))));
    BoardControl board = (BoardControl) scene.lookup("#lesson-board");
    if (board != null && random.nextBoolean() && move(board, random)) {
      return;
    }
    if (buttons.isEmpty()) {
      return;
    }
    buttons.get(random.nextInt(buttons.size())).fire();
  }

  private static boolean move(BoardControl board, Random random) {
    var arrangement = Objects.requireNonNull(board.getArrangement());
    List<Move> moves = new ArrayList<>();
    for (var from : arrangement.size().squares()) {
      if (board.moveInput().isMovable(from)) {
        board.moveInput().destinations(from).forEach(to -> moves.add(new Move(from, to)));
      }
    }
    if (moves.isEmpty()) {
      return false;
    }
    Move move = moves.get(random.nextInt(moves.size()));
    LearnFixture.touch(board, move.from());
    LearnFixture.touch(board, move.to());
    return true;
  }

  @Test
  void theButtonsOfAWatchedFigureStayUnderThePointer() {
    LearnFixture fixture = FxThread.call(LearnFixture::new);
    UnshownScene screen = screen(fixture, 1366, 768);
    FxThread.run(() -> {
      fixture.navigator.enter(LessonRoute.of("moving"));
      Scene scene = screen.scene();
      ScenePulse.run(scene);
      Button forward = (Button) Objects.requireNonNull(scene.lookup("#step-forward"));
      double before = forward.localToScene(0, 0).getY();
      while (!forward.isDisabled()) {
        forward.fire();
        ScenePulse.run(scene);
        assertThat(forward.localToScene(0, 0).getY())
            .as(((Labeled) Objects.requireNonNull(scene.lookup("#lesson-text"))).getText())
            .isEqualTo(before);
      }
    });
  }

  @Test
  void theStepsStandInOneRowAndAreOneStopForTabWithArrowKeys() {
    LearnFixture fixture = FxThread.call(LearnFixture::new);
    UnshownScene screen = screen(fixture, 1024, 768);
    FxThread.run(() -> {
      fixture.navigator.enter(LessonRoute.of("board"));
      Scene scene = screen.scene();
      ScenePulse.run(scene);
      assertThat(scene.getRoot().lookupAll(".button.dot"))
          .hasSize(6)
          .extracting(Node::getLayoutY)
          .containsOnly(0.0);
      assertThat(scene.getRoot().lookupAll(".button.dot"))
          .filteredOn(Node::isFocusTraversable)
          .extracting(Node::getId)
          .containsExactly("dot-1");
      Node first = Objects.requireNonNull(scene.lookup("#dot-1"));
      first.requestFocus();
      first.fireEvent(
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.RIGHT, false, false, false, false));
      Button second = (Button) Objects.requireNonNull(scene.getFocusOwner());
      assertThat(second.getId()).isEqualTo("dot-2");
      second.fire();
      ScenePulse.run(scene);
      assertThat(scene.getRoot().lookupAll(".button.dot"))
          .filteredOn(Node::isFocusTraversable)
          .extracting(Node::getId)
          .containsExactly("dot-2");
    });
  }

  @Test
  void whereThePageIsLowOneRowOfStepsLeavesRoomForTheBoard() {
    LearnFixture fixture = FxThread.call(LearnFixture::new);
    UnshownScene screen = screen(fixture, 600, 800);
    Lesson longest =
        LearnFixture.CATALOG.lessons().stream()
            .filter(each -> each.kind() == Lesson.Kind.BOOK)
            .max(Comparator.comparing(each -> each.steps().size()))
            .orElseThrow();
    for (int at : List.of(0, longest.steps().size() - 2)) {
      Step step = longest.steps().get(at);
      FxThread.run(() -> {
        fixture.navigator.enter(new LessonRoute(longest.id(), Optional.of(step.name())));
        ScenePulse.run(screen.scene());
        assertThat(screen.scene().getRoot().lookupAll(".dot"))
            .filteredOn(Node::isVisible)
            .hasSizeGreaterThan(5)
            .anyMatch(each -> each.getId().equals("dot-" + (at + 1)))
            .extracting(Node::getLayoutY)
            .containsOnly(0.0);
      });
    }
  }

  @ParameterizedTest
  @CsvSource({"DE, 1280, 800", "DE, 1024, 768", "EN, 600, 800", "SV, 600, 800"})
  void everythingThatCanBeTouchedIsLargeEnoughAndNoWordsAreCutOff(
      Language language, double width, double height) {
    List<String> faults = new ArrayList<>();
    LearnFixture fixture = FxThread.call(LearnFixture::new);
    FxThread.run(() -> fixture.settings.change(chosen -> chosen.with(language)));
    UnshownScene screen = screen(fixture, width, height);
    for (Lesson lesson : LearnFixture.CATALOG.lessons()) {
      FxThread.run(() -> screen.renew(() -> fixture.navigator.enter(LessonRoute.of(lesson.id()))));
      for (Step step : shown(lesson)) {
        FxThread.run(() -> {
          fixture.navigator.enter(new LessonRoute(lesson.id(), Optional.of(step.name())));
          ScenePulse.run(screen.scene());
          Node page = screen.scene().lookup(".picture-and-text");
          String place = lesson.id() + "/" + step.name() + ": ";
          small(page).forEach(each -> faults.add(place + "too small: " + each.getId()));
          cut(page).forEach(each -> faults.add(place + "cut: " + each.getText()));
        });
      }
    }
    assertThat(faults).isEmpty();
  }

  /// The pages of a book look all alike.
  private static List<Step> shown(Lesson lesson) {
    return lesson.kind() == Lesson.Kind.BOOK ? lesson.steps().subList(0, 2) : lesson.steps();
  }

  private static List<ButtonBase> small(Node page) {
    List<ButtonBase> buttons = new ArrayList<>();
    collect(page, buttons);
    buttons.removeIf(each -> each.getHeight() >= LEAST && each.getWidth() >= LEAST);
    return buttons;
  }

  private static List<Labeled> cut(Node page) {
    return page.lookupAll(".label, .button").stream()
        .filter(Labeled.class::isInstance)
        .map(Labeled.class::cast)
        .filter(each -> shows(each) && each.isTextTruncated())
        .toList();
  }

  private static boolean shows(Node node) {
    for (Node each = node; each != null; each = each.getParent()) {
      if (!each.isVisible()) {
        return false;
      }
    }
    return true;
  }

  private static UnshownScene screen(LearnFixture fixture, double width, double height) {
    return FxThread.call(() -> new UnshownScene(fixture.root(), fixture.settings, width, height));
  }

  private static void collect(Node node, List<ButtonBase> buttons) {
    if (!node.isVisible() || !node.isManaged()) {
      return;
    }
    if (node instanceof ButtonBase button) {
      buttons.add(button);
    } else if (node instanceof ScrollPane scroll) {
      collect(scroll.getContent(), buttons);
    } else if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, buttons));
    }
  }
}
