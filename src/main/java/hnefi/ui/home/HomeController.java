package hnefi.ui.home;

import hnefi.text.Words;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Fxml;
import hnefi.ui.nav.Navigator;
import hnefi.ui.theme.Picture;
import java.util.List;
import javafx.fxml.FXML;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;

/// The controls of the first screen.
final class HomeController {
  // The panorama is one drawing in three parts, each with its own scene.
  private static final double PART_WIDTH = 500;
  private static final double PART_HEIGHT = 400;
  private static final double PART_TOP = 100;
  private static final double HORIZON = 0.6;

  private final Navigator navigator;
  private final List<Unfinished> unfinished;
  private final Words words;

  @FXML private Button learn;
  @FXML private StackPane learnPicture;
  @FXML private Button play;
  @FXML private StackPane playPicture;
  @FXML private Button read;
  @FXML private StackPane readPicture;
  @FXML private Button resume;

  HomeController(Navigator navigator, List<Unfinished> unfinished, Words words) {
    this.navigator = navigator;
    this.unfinished = List.copyOf(unfinished);
    this.words = words;
  }

  @FXML
  private void initialize() {
    way(learn, Area.LEARN, learnPicture, 0);
    way(play, Area.PLAY, playPicture, 1);
    way(read, Area.READ, readPicture, 2);
    resume.setVisible(!unfinished.isEmpty());
    resume.setManaged(!unfinished.isEmpty());
    unfinished.stream().findFirst().ifPresent(this::offer);
  }

  private void way(Button button, Area area, StackPane frame, int part) {
    Rectangle2D shown = new Rectangle2D(part * PART_WIDTH, PART_TOP, PART_WIDTH, PART_HEIGHT);
    frame
        .getChildren()
        .add(new Picture(Fxml.load(HomeController.class, "panorama", words), shown, HORIZON));
    button.setOnAction(_ -> navigator.go(area.front()));
    button.setVisible(navigator.knows(area.front()));
    button.setManaged(navigator.knows(area.front()));
  }

  private void offer(Unfinished latest) {
    resume.setText(words.say("resume", latest.what().in(words.language())));
    resume.setOnAction(_ -> navigator.go(latest.place()));
  }
}
