package hnefi.storage;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.notation.BoardText;
import hnefi.session.CustomLayout;
import hnefi.session.CustomLayouts;
import hnefi.text.Language;
import org.junit.jupiter.api.Test;

class CustomLayoutsFormatTest {
  private static final Arrangement SMALL = board("AA.../...../..K../...../.....");
  private static final Arrangement OTHER = board("A..../..D../..K../...../.....");

  private final CustomLayoutsFormat format = new CustomLayoutsFormat();

  @Test
  void whatIsWrittenIsReadAgain() {
    CustomLayouts layouts =
        CustomLayouts.NONE
            .with(new CustomLayout("Großmutters Brett #2", SMALL))
            .with(new CustomLayout("ö", OTHER));
    TextFormat.Salvaged<CustomLayouts> read = format.read(format.write(layouts));
    assertThat(read.value()).isEqualTo(layouts);
    assertThat(read.fault()).isEmpty();
  }

  @Test
  void goodLinesOutlastBadOnesAndTheFirstBadOneIsTold() {
    String text =
        """
        # remark
        AA.../...../..K../...../..... one

        AA.../...../...../...../..... kingless
        AA.../...../..K../...../.....
        A..../..D../..K../...../..... two
        """;
    TextFormat.Salvaged<CustomLayouts> read = format.read(text);
    assertThat(read.value().all())
        .containsExactly(new CustomLayout("one", SMALL), new CustomLayout("two", OTHER));
    assertThat(read.fault().orElseThrow().line()).isEqualTo(4);
    assertThat(format.reasons(Language.EN).say(read.fault().orElseThrow().reason())).isNotBlank();
  }

  @Test
  void aNameHasOneLineAndIsOneLayouts() {
    assertThat(new CustomLayout("  my \n board ", SMALL).name()).isEqualTo("my board");
    CustomLayouts layouts = CustomLayouts.NONE.with(new CustomLayout("one", SMALL));
    assertThat(layouts.freeName("one")).isEqualTo("one (2)");
    assertThat(layouts.with(new CustomLayout("one", OTHER)).all())
        .containsExactly(new CustomLayout("one", OTHER));
    assertThat(format.read(format.write(layouts) + "A..../..D../..K../...../..... one").fault())
        .isPresent();
  }

  private static Arrangement board(String text) {
    return BoardText.readStart(text).toOptional().orElseThrow();
  }
}
