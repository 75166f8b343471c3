package hnefi.fx.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AnnouncerTest {
  private final List<Runnable> moment = new ArrayList<>();
  private final List<String> said = new ArrayList<>();
  private final Announcer announcer = new Announcer(moment::add);

  @BeforeEach
  void listen() {
    announcer.addListener((text, _) -> said.add(text));
  }

  private void endOfTheMoment() {
    moment.forEach(Runnable::run);
    moment.clear();
  }

  @Test
  void aSentenceThatASecondTextBeginsWithIsSaidOnce() {
    announcer.say("Right.");
    announcer.say("Right. The empty throne is an enemy to both sides.");
    endOfTheMoment();

    assertThat(said).containsExactly("Right. The empty throne is an enemy to both sides.");
  }

  @Test
  void aTitleIsSaidAlsoWhereAButtonHasItsWords() {
    announcer.say("Hausregeln");
    announcer.tellPlace("Datei mit Hausregeln öffnen", true);
    endOfTheMoment();

    assertThat(said).containsExactly("Hausregeln. Datei mit Hausregeln öffnen.");
  }

  @Test
  void ofTwoPlacesOnlyTheLastIsSaid() {
    announcer.say("The game is deleted.");
    announcer.tellPlace("Home", true);
    announcer.tellPlace("Open a file", false);
    endOfTheMoment();

    assertThat(said).containsExactly("The game is deleted. Open a file.");
  }
}
