package hnefi.ui.play.coach;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.coach.Review;
import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.rules.Turn;
import hnefi.ui.play.session.PlayFixture;
import java.util.List;
import org.junit.jupiter.api.Test;

class MistakeChapterTest {
  @Test
  void everyMistakeLeadsToAChapterThatThereIs() {
    Turn chase = turn("", "k8-g8");
    Turn guard = turn("", "b6-b3");
    Turn defence = turn("k8-g8", "h6-h9");
    assertThat(MistakeChapter.of(mistake(chase, guard))).isEqualTo("guards");
    assertThat(MistakeChapter.of(mistake(guard, chase))).isEqualTo("doors");
    assertThat(MistakeChapter.of(mistake(defence, defence))).isEqualTo("lines");
    assertThat(new ContentReader(ContentFolder.packed()).index("lessons"))
        .contains("guards", "doors", "lines", "net");
  }

  private static Turn turn(String before, String move) {
    return (Turn)
        PlayFixture.edition("copenhagen")
            .referee()
            .judge(PlayFixture.position("copenhagen", before), PlayFixture.move(move));
  }

  private static Review.Mistake mistake(Turn played, Turn better) {
    return new Review.Mistake(0, played, better, List.of(), 0.5, List.of(), List.of());
  }
}
