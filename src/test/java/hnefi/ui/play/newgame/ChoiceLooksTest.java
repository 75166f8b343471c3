package hnefi.ui.play.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.EditionName;
import hnefi.fx.nav.Area;
import hnefi.fx.speech.Announcement;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.play.PlayScreen;
import hnefi.ui.route.NewGameRoute;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.paint.Paint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init")
class ChoiceLooksTest {
  @TempDir private static Path folder;

  @Test
  void whereLargeTextLeavesLittleRoomAllIsScrolledAsOne() {
    List<ScrollPane> scrolling = new ArrayList<>();
    FxThread.run(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(folder, 1366, 768, 200, Language.DE);
      screen.go(Area.PLAY.front());
      ((Button) screen.find("#more-choices")).fire();
      screen.settle();
      collect(screen.scene().scene().getRoot(), scrolling);
    });
    assertThat(scrolling).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"1366, 768, 100", "1024, 768, 100", "1366, 768, 200"})
  void everyAdvantageAndEveryClockIsReadWhole(int width, int height, int percent) {
    List<String> cut = new ArrayList<>();
    FxThread.run(() -> {
      for (Language language : Language.values()) {
        PlayScreen.Unshown screen = PlayScreen.unshown(folder, width, height, percent, language);
        screen.go(Area.PLAY.front());
        ((Button) screen.find("#more-choices")).fire();
        screen.settle();
        ((ToggleButton) screen.find("#more-terms")).setSelected(true);
        screen.settle();
        for (String box : List.of("#handicap", "#time-control")) {
          ComboBox<?> choice = (ComboBox<?>) screen.find(box);
          for (int each = 0; each < choice.getItems().size(); each++) {
            choice.getSelectionModel().select(each);
            choice.applyCss();
            choice.layout();
            if (choice.getButtonCell().isTextTruncated()) {
              // The page may give it more room.
              screen.settle();
            }
            if (choice.getButtonCell().isTextTruncated()) {
              cut.add(language + ": " + choice.getButtonCell().getText());
            }
          }
        }
      }
    });
    assertThat(cut).isEmpty();
  }

  @Test
  void theNameOfTheChosenStartIsReadAlsoWhereTheKeyboardIs() {
    FxThread.run(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(folder, 1366, 768, 100, Language.EN);
      screen.go(new NewGameRoute(EditionName.of("svenska"), Players.TWO_PEOPLE));
      ((Button) screen.find("#more-choices")).fire();
      screen.settle();
      ToggleButton tile = (ToggleButton) screen.find(".layout-tile:selected");
      Paint ground = tile.getBackground().getFills().getLast().getFill();
      tile.pseudoClassStateChanged(PseudoClass.getPseudoClass("focused"), true);
      screen.settle();
      assertThat(tile.getBackground().getFills().getLast().getFill()).isEqualTo(ground);
    });
  }

  @Test
  void theFairestAdvantageIsWorkedOutAndToldOnceTheChoicesAreShown() {
    List<String> told = new ArrayList<>();
    FxThread.run(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(folder, 1366, 768, 100, Language.EN);
      screen.go(new NewGameRoute(EditionName.of("spieltz"), Players.TWO_PEOPLE));
      ((Button) screen.find("#more-choices")).fire();
      screen.settle();
      Parent root = screen.scene().scene().getRoot();
      Label about = (Label) root.lookup("#handicap-about");
      told.add(about.getText());
      root.addEventHandler(Announcement.ANNOUNCED, said -> told.add(said.text()));
      ((ToggleButton) root.lookup("#more-terms")).setSelected(true);
      told.add(about.getText());
    });
    FxThread.run(() -> {});
    assertThat(told)
        .startsWith("")
        .hasSize(3)
        .element(1)
        .isEqualTo(told.getLast())
        .isEqualTo(
            "If both players are equally good, this advantage makes the game fairest: “Attackers:"
                + " two attackers capture the king”.");
  }

  @Test
  void whoeverListensHearsWhatAClockMeansAndWhatItShowsWhenTheGameBegins() {
    List<String> told = new ArrayList<>();
    List<Parent> roots = new ArrayList<>();
    FxThread.run(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(folder, 1366, 768, 100, Language.EN);
      screen.go(Area.PLAY.front());
      ((Button) screen.find("#more-choices")).fire();
      screen.settle();
      Parent root = screen.scene().scene().getRoot();
      roots.add(root);
      root.addEventHandler(Announcement.ANNOUNCED, said -> told.add(said.text()));
      ((ComboBox<?>) root.lookup("#time-control")).getSelectionModel().selectLast();
    });
    FxThread.run(() -> ((Button) roots.getFirst().lookup("#start")).fire());
    assertThat(told)
        .anyMatch(each -> each.startsWith("Whoever runs out of time loses."))
        .anyMatch(each -> each.startsWith("The attackers have "));
  }

  @Test
  void whoeverChoosesAStartPositionByKeysStaysThereAndHearsNothingThatWasToldBefore() {
    List<String> told = new ArrayList<>();
    List<Parent> roots = new ArrayList<>();
    FxThread.run(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(folder, 1366, 768, 100, Language.EN);
      screen.go(Area.PLAY.front());
      ((Button) screen.find("#more-choices")).fire();
      screen.settle();
      Parent root = screen.scene().scene().getRoot();
      roots.add(root);
      ((ToggleButton) root.lookup("#card-svenska")).fire();
      ((ToggleButton) root.lookup("#more-terms")).setSelected(true);
      ((ComboBox<?>) root.lookup("#handicap")).getSelectionModel().selectLast();
    });
    FxThread.run(() -> {
      Parent root = roots.getFirst();
      root.addEventHandler(Announcement.ANNOUNCED, said -> told.add(said.text()));
      Node tile = root.lookup(".layout-tile:selected");
      tile.requestFocus();
      KeyEvent right =
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.RIGHT, false, false, false, false);
      tile.fireEvent(right);
    });
    FxThread.run(() -> {});
    assertThat(roots.getFirst().getScene().getFocusOwner())
        .isInstanceOfSatisfying(
            ToggleButton.class,
            tile -> {
              assertThat(tile.getStyleClass()).contains("layout-tile");
              assertThat(tile.isSelected()).isTrue();
              assertThat(tile.getScene()).isNotNull();
            });
    assertThat(told).isEmpty();
  }

  /// Adds what hides a part of its content.
  private static void collect(Node node, List<ScrollPane> found) {
    if (!node.isVisible()) {
      return;
    }
    if (node instanceof ScrollPane pane && pane.getContent() != null) {
      double hidden =
          pane.getContent().getLayoutBounds().getHeight() - pane.getViewportBounds().getHeight();
      if (hidden > 1) {
        found.add(pane);
      }
      collect(pane.getContent(), found);
    } else if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(each -> collect(each, found));
    }
  }
}
