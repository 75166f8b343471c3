package hnefi.ui.play.coach;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.coach.Review;
import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.notation.BoardText;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Turn;
import hnefi.ui.play.session.PlayFixture;
import java.util.List;
import org.junit.jupiter.api.Test;

class MistakeChapterTest {
  private static final int LATER = 20;

  @Test
  void everyMistakeLeadsToAChapterThatThereIs() {
    Turn chase = turn("", "k8-g8");
    Turn guard = turn("", "b6-b3");
    Turn defence = turn("k8-g8", "h6-h9");
    assertThat(MistakeChapter.of(mistake(LATER, chase, guard))).isEqualTo("guards");
    assertThat(MistakeChapter.of(mistake(LATER, guard, chase))).isEqualTo("doors");
    assertThat(MistakeChapter.of(mistake(LATER, defence, defence))).isEqualTo("lines");
    assertThat(MistakeChapter.of(mistake(0, chase, guard))).isEqualTo("opening");
    assertThat(new ContentReader(ContentFolder.packed()).index("lessons"))
        .contains(
            "guards", "doors", "lines", "net", "opening", "ending", "fighter", "ring", "fort");
  }

  @Test
  void fewPiecesLeadToTheChapterOnTheEnding() {
    Turn few =
        in(
            ".....K...../.........../.........../....A....../.........../...D......./"
                + ".........../.........../.........../.........../...A.......",
            "d6-d7");
    assertThat(MistakeChapter.of(mistake(LATER, few, few))).isEqualTo("ending");
  }

  @Test
  void aKingWhoCouldHaveCapturedLeadsToTheChapterOnHisFights() {
    String board =
        "..A.A.A.A../.A.A.A.A.A./A.A......../....AD...../A.........A/.........../...K......."
            + "/....D.D.D../.........../.........../...........";
    Turn quiet = in(board, "d5-c5");
    Turn fight = in(board, "d5-d8");
    assertThat(MistakeChapter.of(mistake(LATER, quiet, fight))).isEqualTo("fighter");
    assertThat(MistakeChapter.of(mistake(LATER, fight, quiet))).isEqualTo("lines");
  }

  private static Turn in(String board, String move) {
    Referee referee = PlayFixture.edition("copenhagen").referee();
    Position position =
        referee.setUp(BoardText.read(board).toOptional().orElseThrow(), Side.DEFENDERS);
    return (Turn) referee.judge(position, PlayFixture.move(move));
  }

  private static Turn turn(String before, String move) {
    return (Turn)
        PlayFixture.edition("copenhagen")
            .referee()
            .judge(PlayFixture.position("copenhagen", before), PlayFixture.move(move));
  }

  private static Review.Mistake mistake(int ply, Turn played, Turn better) {
    return new Review.Mistake(ply, played, better, List.of(), 0.5, List.of(), List.of());
  }
}
