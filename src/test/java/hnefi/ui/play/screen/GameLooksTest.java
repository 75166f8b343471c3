package hnefi.ui.play.screen;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.EditionName;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.board.BoardControl;
import hnefi.ui.play.PlayScreen;
import hnefi.ui.play.session.PlayFixture;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the screen of a game owes its players in every size, language and size of text: nothing is
/// cut or hidden by something else, the words can be read, the squares can be touched.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init")
class GameLooksTest {
  private static final Participant EGIL = new Participant.Computer("egil");
  private static final Players AGAINST_EGIL = new Players(Participant.SOMEBODY, EGIL);
  private static final Players WATCHED = new Players(EGIL, EGIL);
  private static final double FINGERTIP = 44;

  @TempDir private static Path folder;

  /// @param square how wide a square of a board of eleven is at least, in pixels
  /// @param lines how many lines of the story are seen at least
  @ParameterizedTest
  @CsvSource({
    "600, 800, 100, 34, 2.6",
    "800, 600, 100, 35, 3",
    "768, 1024, 100, 45, 3",
    "1024, 768, 100, 50, 7",
    "1280, 800, 100, 51, 8",
    "1366, 768, 100, 50, 8",
    "1280, 1024, 100, 63, 8",
    "1920, 1080, 100, 70, 8",
    "1080, 1920, 100, 80, 8",
    "3840, 2160, 100, 140, 8",
    "1280, 800, 150, 50, 3",
    "1280, 800, 200, 44, 2.6",
    "1920, 1080, 200, 60, 2.6",
    "1080, 1920, 200, 62, 2.6",
  })
  void everythingIsReadableAndInReach(
      int width, int height, int percent, double square, double lines) {
    for (Language language : Language.values()) {
      PlayScreen.Unshown screen =
          FxThread.call(() -> PlayScreen.unshown(folder, width, height, percent, language));
      for (StagedRoute place : situations()) {
        String where =
            language
                + " "
                + width
                + "x"
                + height
                + " "
                + percent
                + " % "
                + (place.players().equals(WATCHED) ? "watched " : "")
                + place.moves();
        FxThread.run(() -> {
          screen.go(place);
          assertLooks(screen, square, lines, where);
        });
      }
    }
  }

  private static List<StagedRoute> situations() {
    return List.of(
        new StagedRoute(
            EditionName.of("fetlar"),
            AGAINST_EGIL,
            PlayFixture.CAPTURE,
            stage -> {
              stage.coach().threatsShownProperty().set(true);
              stage.coach().evaluationShownProperty().set(true);
            }),
        new StagedRoute(EditionName.of("fetlar"), WATCHED, PlayFixture.CAPTURE, _ -> {}),
        new StagedRoute(
            EditionName.of("mungo-tablut"),
            Players.TWO_PEOPLE,
            "d1-d3 e3-f3",
            stage -> stage.model().offerDraw()),
        new StagedRoute(EditionName.of("haende"), AGAINST_EGIL, PlayFixture.ESCAPE, _ -> {}));
  }

  private static void assertLooks(
      PlayScreen.Unshown screen, double square, double lines, String where) {
    GameLayout layout = (GameLayout) screen.find("#game");
    ScrollPane scroll = (ScrollPane) screen.find(".game-scroll");
    assertThat(layout.getHeight())
        .as("nothing is below the edge: " + where)
        .isLessThanOrEqualTo(scroll.getViewportBounds().getHeight() + 1);
    BoardControl board = (BoardControl) screen.find("#board");
    int size = Objects.requireNonNull(board.getArrangement()).size().width();
    if (size == 11) {
      assertThat(screen.find(".board-square").localToScene(UNIT).getWidth())
          .as("a square: " + where)
          .isGreaterThanOrEqualTo(square);
    }
    for (GameLayout.Page page : GameLayout.Page.values()) {
      layout.pageProperty().set(page);
      screen.settle();
      assertApart(layout, where + " " + page);
      visible(layout).forEach(node -> assertWhole(node, where + " " + page));
      if (page == GameLayout.Page.EXPLANATION) {
        ScrollPane words = (ScrollPane) screen.find("#explanation");
        double line = ((Text) screen.find(".statement .text")).getBaselineOffset() * 1.3;
        assertThat(words.getHeight() / line).as("lines: " + where).isGreaterThanOrEqualTo(lines);
      }
    }
    layout.pageProperty().set(GameLayout.Page.EXPLANATION);
  }

  private static final Bounds UNIT = new BoundingBox(0, 0, 100, 100);

  /// The parts lie inside the whole and beside each other.
  private static void assertApart(GameLayout layout, String where) {
    List<Node> parts = layout.getChildren().stream().filter(Node::isVisible).toList();
    Bounds whole = new BoundingBox(0, 0, layout.getWidth(), layout.getHeight());
    List<Node> before = new ArrayList<>();
    for (Node part : parts) {
      assertThat(whole.contains(part.getLayoutX(), part.getLayoutY()))
          .as(part + " lies inside: " + where)
          .isTrue();
      assertThat(part.getBoundsInParent().getMaxY())
          .as(part + " lies inside: " + where)
          .isLessThanOrEqualTo(whole.getMaxY() + 1);
      for (Node other : before) {
        assertThat(inner(part).intersects(inner(other)))
            .as(part + " | " + other + " lie apart: " + where)
            .isFalse();
      }
      before.add(part);
    }
  }

  private static Bounds inner(Node part) {
    Bounds bounds = part.getBoundsInParent();
    return new BoundingBox(
        bounds.getMinX() + 1,
        bounds.getMinY() + 1,
        Math.max(0, bounds.getWidth() - 2),
        Math.max(0, bounds.getHeight() - 2));
  }

  private static void assertWhole(Node node, String where) {
    if (node instanceof Labeled labeled && !labeled.getText().isEmpty()) {
      shownText(labeled)
          .ifPresent(
              text -> assertThat(text).as("said in full: " + where).isEqualTo(labeled.getText()));
    }
    if (node instanceof ButtonBase button && !button.getStyleClass().contains("move")) {
      assertThat(button.getHeight())
          .as(button.getText() + " can be touched: " + where)
          .isGreaterThanOrEqualTo(
              button.getStyleClass().contains("source") ? 0.8 * FINGERTIP : FINGERTIP);
    }
    Parent parent = node.getParent();
    if (parent instanceof Pane pane && !(parent instanceof StackPane) && node.isManaged()) {
      assertThat(node.getBoundsInParent().getMaxY())
          .as(node + " lies inside " + pane + ": " + where)
          .isLessThanOrEqualTo(pane.getHeight() + 8);
    }
  }

  /// Returns the text a control draws, which ends with an ellipsis where it has no room.
  private static Optional<String> shownText(Labeled labeled) {
    return labeled.getChildrenUnmodifiable().stream()
        .filter(Text.class::isInstance)
        .map(text -> ((Text) text).getText())
        .findFirst();
  }

  /// Returns all that is shown but for the board and the list of moves.
  private static Stream<Node> visible(Node node) {
    if (!node.isVisible() || node instanceof BoardControl || node instanceof ListView) {
      return Stream.empty();
    }
    return node instanceof Parent parent
        ? Stream.concat(
            Stream.of(node),
            parent.getChildrenUnmodifiable().stream().flatMap(GameLooksTest::visible))
        : Stream.of(node);
  }
}
