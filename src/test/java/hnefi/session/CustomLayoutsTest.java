package hnefi.session;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.content.yaml.RecordMapper.Reading;
import hnefi.notation.BoardText;
import org.junit.jupiter.api.Test;

class CustomLayoutsTest {
  private static final Arrangement SMALL = board("AA.../...../..K../...../.....");
  private static final Arrangement OTHER = board("A..../..D../..K../...../.....");

  private static Reading<CustomLayouts> read(String text) {
    return CustomLayouts.MAPPER.read("layouts.yaml", text, CustomLayouts.NONE);
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    CustomLayouts layouts =
        CustomLayouts.NONE
            .with(new CustomLayout("Großmutters Brett #2", SMALL))
            .with(new CustomLayout("ö", OTHER));
    Reading<CustomLayouts> read = read(CustomLayouts.MAPPER.write(layouts, CustomLayouts.NONE));
    assertThat(read.faults()).isEmpty();
    assertThat(read.value()).isEqualTo(layouts);
  }

  @Test
  void soundLayoutsOutlastBadOnesAndTheFirstBadOneIsTold() {
    Reading<CustomLayouts> read =
        read(
            """
            # remark
            - {name: one, board: AA.../...../..K../...../.....}

            - {name: kingless, board: AA.../...../...../...../.....}
            - {board: AA.../...../..K../...../.....}
            - name: ' '
              board: AA.../...../..K../...../.....
            - name: two
              board: A..../..D../..K../...../.....
            """);
    assertThat(read.value().all())
        .containsExactly(new CustomLayout("one", SMALL), new CustomLayout("two", OTHER));
    assertThat(read.faults()).extracting(fault -> fault.line()).containsExactly(4, 5, 6);
  }

  @Test
  void aNameHasOneLineAndIsOneLayouts() {
    assertThat(new CustomLayout("  my \n board ", SMALL).name()).isEqualTo("my board");
    CustomLayouts layouts = CustomLayouts.NONE.with(new CustomLayout("one", SMALL));
    assertThat(layouts.freeName("one")).isEqualTo("one (2)");
    assertThat(layouts.with(new CustomLayout("one", OTHER)).all())
        .containsExactly(new CustomLayout("one", OTHER));
  }

  @Test
  void ofTwoWithTheSameNameNoneIsLost() {
    String twice =
        """
        - {name: one, board: AA.../...../..K../...../.....}
        - {name: one, board: A..../..D../..K../...../.....}
        """;
    assertThat(read(twice).value().all())
        .containsExactly(new CustomLayout("one", SMALL), new CustomLayout("one (2)", OTHER));
  }

  private static Arrangement board(String text) {
    return BoardText.readStart(text).toOptional().orElseThrow();
  }
}
