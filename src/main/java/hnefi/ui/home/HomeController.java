package hnefi.ui.home;

import hnefi.fx.layout.EqualHeightBox;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.theme.Nodes;
import hnefi.text.Words;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Button;

/// The controls of the first screen.
final class HomeController {
  private final Navigator navigator;
  private final List<ResumeItem> unfinished;
  private final AreaDrawings drawings;
  private final Words words;

  @FXML private HomeTile learn;
  @FXML private HomeTile play;
  @FXML private HomeTile read;
  @FXML private Button resume;

  HomeController(
      Navigator navigator, List<ResumeItem> unfinished, AreaDrawings drawings, Words words) {
    this.navigator = navigator;
    this.unfinished = List.copyOf(unfinished);
    this.drawings = drawings;
    this.words = words;
  }

  @FXML
  private void initialize() {
    way(learn, Area.LEARN);
    way(play, Area.PLAY);
    way(read, Area.READ);
    EqualHeightBox.level(List.of(learn.words(), play.words(), read.words()));
    offer(unfinished);
  }

  private void way(HomeTile entrance, Area area) {
    entrance.hang(drawings.take(area));
    entrance.setOnAction(_ -> navigator.go(area.front()));
    Nodes.show(entrance, navigator.knows(area.front()));
  }

  /// Offers to go on with the first of what is unfinished, if anything is.
  void offer(List<ResumeItem> now) {
    Nodes.show(resume, !now.isEmpty());
    now.stream().findFirst().ifPresent(this::offer);
  }

  private void offer(ResumeItem latest) {
    resume.setText(words.say("resume", latest.what().in(words.language())));
    Nodes.setOnSlowAction(resume, () -> navigator.go(latest.route()));
  }
}
