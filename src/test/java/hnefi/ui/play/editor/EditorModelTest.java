package hnefi.ui.play.editor;

import static hnefi.ui.play.session.PlayFixture.edition;
import static hnefi.ui.play.session.PlayFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.notation.BoardText;
import hnefi.rules.Move;
import hnefi.rules.SetUpFault;
import hnefi.session.CustomLayout;
import hnefi.session.CustomLayouts;
import hnefi.session.Players;
import hnefi.ui.route.GameRoute;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EditorModelTest {
  private final EditorModel model =
      new EditorModel(
          Arrangement.of(new BoardSize(7), Map.of()), Side.ATTACKERS, edition("haende"));

  @Test
  void theChosenPieceIsPlacedByATapAndTakenOffByAnother() {
    model.toolProperty().set(Tool.ATTACKER);
    model.tap(square("b2"));
    assertThat(model.board().at(square("b2"))).isEqualTo(Piece.ATTACKER);
    model.toolProperty().set(Tool.DEFENDER);
    model.tap(square("b2"));
    assertThat(model.board().at(square("b2"))).isEqualTo(Piece.DEFENDER);
    model.tap(square("b2"));
    assertThat(model.board().isEmpty(square("b2"))).isTrue();
  }

  @Test
  void whoeverIsChosenToBeginIsOnTurn() {
    assertThat(model.beginning()).isEmpty();
    model.place(square("d4"), Piece.KING);
    model.place(square("a1"), Piece.ATTACKER);
    model.setToMove(Side.DEFENDERS);
    assertThat(model.beginning().orElseThrow().toMove()).isEqualTo(Side.DEFENDERS);
  }

  @Test
  void thereIsOnlyOneKing() {
    model.place(square("d4"), Piece.KING);
    model.symmetricProperty().set(true);
    model.place(square("b3"), Piece.KING);
    assertThat(model.board().squaresOf(Piece.KING)).containsExactly(square("b3"));
  }

  @Test
  void squaresThatBelongTogetherAreFilledAndEmptiedTogether() {
    model.symmetricProperty().set(true);
    model.place(square("b1"), Piece.ATTACKER);
    assertThat(model.board().squaresOf(Piece.ATTACKER))
        .containsExactlyInAnyOrder(
            square("b1"),
            square("f1"),
            square("g2"),
            square("g6"),
            square("f7"),
            square("b7"),
            square("a6"),
            square("a2"));
    model.remove(square("g2"));
    assertThat(model.board().count(Piece.ATTACKER)).isZero();
  }

  @Test
  void everyChangeIsTakenBackAndDoneAgain() {
    model.place(square("d4"), Piece.KING);
    model.setToMove(Side.DEFENDERS);
    model.move(new Move(square("d4"), square("d6")));
    model.clear();
    model.resize(new BoardSize(9));
    String end = state();
    for (int i = 0; i < 5; i++) {
      model.undo();
    }
    assertThat(model.canUndo()).isFalse();
    assertThat(model.board()).isEqualTo(Arrangement.of(new BoardSize(7), Map.of()));
    assertThat(model.positionProperty().get().toMove()).isEqualTo(Side.ATTACKERS);
    for (int i = 0; i < 5; i++) {
      model.redo();
    }
    assertThat(state()).isEqualTo(end);
    assertThat(model.canRedo()).isFalse();
  }

  @Test
  void anotherBoardKeepsThePiecesInItsMiddle() {
    model.startFrom(edition("haende").layout().board());
    model.resize(new BoardSize(11));
    assertThat(model.board().king()).isEqualTo(new BoardSize(11).throne());
    assertThat(model.board().count(Piece.ATTACKER)).isEqualTo(8);
    model.resize(new BoardSize(7));
    assertThat(model.board()).isEqualTo(edition("haende").layout().board());
  }

  @Test
  void aFaultIsToldAsSoonAsItIsThereAndPreventsTheGame() {
    assertThat(kinds()).containsExactly(SetUpFault.Kind.NO_KING);
    assertThat(model.isPlayable()).isFalse();
    model.place(square("d4"), Piece.KING);
    assertThat(kinds()).containsExactly(SetUpFault.Kind.NO_ATTACKER);
    model.place(square("a1"), Piece.ATTACKER);
    assertThat(kinds()).containsExactly(SetUpFault.Kind.CLOSED_SQUARE);
    assertThat(model.isPlayable()).isTrue();
    model.place(square("d7"), Piece.KING);
    assertThat(model.isPlayable()).isTrue();
    model.editionProperty().set(edition("mungo-tablut"));
    assertThat(kinds()).contains(SetUpFault.Kind.KING_HAS_ESCAPED);
  }

  @Test
  void theGameBeginsHereUnderTheChosenRules() {
    model.place(square("d4"), Piece.KING);
    model.place(square("b2"), Piece.ATTACKER);
    model.setToMove(Side.DEFENDERS);
    GameRoute game = model.game(Players.TWO_PEOPLE);
    assertThat(game.edition().id()).isEqualTo("haende");
    assertThat(game.start().orElseThrow().toMove()).isEqualTo(Side.DEFENDERS);
    assertThat(game.start().orElseThrow().board()).isEqualTo(model.board());
  }

  @Test
  void layoutsAreRenamedAndDeletedAndCanBeTakenBack() {
    Arrangement board = edition("haende").layout().board();
    CustomLayoutsModel layouts = new CustomLayoutsModel(CustomLayouts.NONE);
    layouts.keep(new CustomLayout("one", board));
    layouts.keep(new CustomLayout("two", board));
    layouts.rename(new CustomLayout("two", board), "one");
    assertThat(layouts.layouts().all())
        .extracting(CustomLayout::name)
        .containsExactly("one", "one (2)");
    Runnable undo = layouts.delete(new CustomLayout("one", board));
    assertThat(layouts.layouts().all()).hasSize(1);
    layouts.rename(new CustomLayout("one (2)", board), "three");
    undo.run();
    assertThat(layouts.layouts().all())
        .extracting(CustomLayout::name)
        .containsExactly("one", "three");
  }

  @Test
  void aLayoutThatReplacedAnotherIsTakenBackAloneAndLongNamesGetANumberToo() {
    Arrangement board = edition("haende").layout().board();
    Arrangement other = edition("linnaeus").layout().board();
    String longest = "x".repeat(CustomLayout.LONGEST_NAME);
    CustomLayoutsModel layouts = new CustomLayoutsModel(CustomLayouts.NONE);
    layouts.keep(new CustomLayout(longest, board));
    layouts.keep(new CustomLayout("two", board));
    Runnable undo = layouts.keep(new CustomLayout(longest, other));
    layouts.rename(new CustomLayout("two", board), longest);
    undo.run();
    assertThat(layouts.layouts().all())
        .containsExactly(
            new CustomLayout(longest, board),
            new CustomLayout("x".repeat(CustomLayout.LONGEST_NAME - 4) + " (2)", board));
  }

  private List<SetUpFault.Kind> kinds() {
    return model.faultsProperty().get().stream().map(SetUpFault::kind).toList();
  }

  private String state() {
    return BoardText.write(model.board()) + model.positionProperty().get().toMove();
  }
}
