package hnefi.ui.play.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(WindowExtension.class)
class DeferredPicturesTest {
  private final List<String> drawn = new CopyOnWriteArrayList<>();
  private final StackPane page = new StackPane();

  @Start
  void start(Stage stage) {
    stage.setScene(new Scene(page));
    FxThread.showUnpainted(stage);
  }

  private Supplier<Node> painter(String name) {
    return () -> {
      drawn.add(name);
      return new Group();
    };
  }

  @Test
  void allIsDrawnAtOnceWhereNoWindowShows(FxRobot robot) {
    robot.interact(() -> {
      DeferredPictures pictures = new DeferredPictures();
      pictures.placeholder(painter("before"));
      pictures.start(new Group());
      assertThat(drawn).containsExactly("before");
      pictures.placeholder(painter("after"));
      pictures.replace(new StackPane(), painter("replaced"));
      assertThat(drawn).containsExactly("before", "after", "replaced");
    });
  }

  @Test
  void whatReplacesAnotherPictureComesAfterThePageAndBeforeTheOthers(FxRobot robot)
      throws TimeoutException {
    robot.interact(() -> {
      DeferredPictures pictures = new DeferredPictures();
      StackPane pane = new StackPane();
      pictures.placeholder(painter("first"));
      pictures.placeholder(painter("second"));
      pictures.replace(pane, painter("never"));
      pictures.replace(pane, painter("replaced"));
      pictures.start(page);
      assertThat(drawn).isEmpty();
    });
    WaitForAsyncUtils.waitFor(5, TimeUnit.SECONDS, () -> drawn.size() == 3);
    assertThat(drawn).containsExactly("replaced", "first", "second");
  }
}
