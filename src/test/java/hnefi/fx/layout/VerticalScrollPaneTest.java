package hnefi.fx.layout;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // filled by @Start
class VerticalScrollPaneTest {
  private TextField field;
  private Button done;
  private VBox form;
  private VerticalScrollPane pane;

  @Start
  void show(Stage stage) {
    field = new TextField();
    done = new Button("Done");
    form = new VBox(field, done);
    pane = new VerticalScrollPane(new VBox(new Button("First"), space(), form, space()));
    stage.setScene(new Scene(pane, 300, 200));
    // All tests have the same stage, of whatever size the one before left it.
    stage.sizeToScene();
    stage.show();
  }

  private static Region space() {
    Region space = new Region();
    space.setMinHeight(500);
    return space;
  }

  @Test
  void aFieldToBeFilledInComesIntoViewWithItsButton(FxRobot robot) {
    robot.interact(field::requestFocus);

    assertThat(isSeen(field)).isTrue();
    assertThat(isSeen(done)).isTrue();
  }

  @Test
  void soDoesOneThatAppearsOnlyThen(FxRobot robot) {
    robot.interact(() -> form.setManaged(false));
    robot.interact(() -> {
      form.setManaged(true);
      field.requestFocus();
    });

    assertThat(isSeen(field)).isTrue();
    assertThat(isSeen(done)).isTrue();
  }

  @Test
  void whoeverScrolledBelowTheFieldComesBackToIt(FxRobot robot) {
    robot.interact(() -> pane.setVvalue(1));
    robot.interact(field::requestFocus);

    assertThat(isSeen(field)).isTrue();
  }

  private boolean isSeen(Node part) {
    Bounds place = part.localToScene(part.getLayoutBounds());
    return place.getMinY() >= 0 && place.getMaxY() <= pane.getHeight();
  }
}
