package hnefi.ui.home;

import hnefi.text.Words;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Fxml;
import hnefi.ui.nav.Navigator;
import java.util.List;
import javafx.fxml.FXML;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Button;

/// The controls of the first screen.
final class HomeController {
  // The panorama is one drawing in three parts, each with its own scene.
  private static final double PART_WIDTH = 500;
  private static final double MARGIN = 50;
  private static final double PART_HEIGHT = 480;
  private static final double PART_TOP = 96;
  private static final double FOCUS = 0.56;

  private final Navigator navigator;
  private final List<Unfinished> unfinished;
  private final Words words;

  @FXML private Entrance learn;
  @FXML private Entrance play;
  @FXML private Entrance read;
  @FXML private Button resume;

  HomeController(Navigator navigator, List<Unfinished> unfinished, Words words) {
    this.navigator = navigator;
    this.unfinished = List.copyOf(unfinished);
    this.words = words;
  }

  @FXML
  private void initialize() {
    way(learn, Area.LEARN, 0);
    way(play, Area.PLAY, 1);
    way(read, Area.READ, 2);
    resume.setVisible(!unfinished.isEmpty());
    resume.setManaged(!unfinished.isEmpty());
    unfinished.stream().findFirst().ifPresent(this::offer);
  }

  private void way(Entrance entrance, Area area, int part) {
    entrance.hang(
        Fxml.load(HomeController.class, "panorama", words),
        new Rectangle2D(part * PART_WIDTH + MARGIN, PART_TOP, PART_WIDTH - 2 * MARGIN, PART_HEIGHT),
        FOCUS);
    entrance.setOnAction(_ -> navigator.go(area.front()));
    entrance.setVisible(navigator.knows(area.front()));
    entrance.setManaged(navigator.knows(area.front()));
  }

  private void offer(Unfinished latest) {
    resume.setText(words.say("resume", latest.what().in(words.language())));
    resume.setOnAction(_ -> navigator.go(latest.place()));
  }
}
