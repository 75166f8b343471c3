package hnefi.ui.play;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.text.Words;
import hnefi.ui.board.BoardLook;
import hnefi.ui.board.PieceIcon;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.StringConverter;

/// Who plays one side: a person with a name, or one of the computer's characters.
final class SeatChoice extends HBox {
  /// The time a character is given at first.
  static final Duration USUAL_TIME = Duration.ofSeconds(2);

  private final NewGameModel model;
  private final Side side;
  private final Words words;
  private final PieceIcon icon = new PieceIcon();
  private final TextField name = new TextField();
  private final ComboBox<Optional<Computers.Character>> who = new ComboBox<>();

  SeatChoice(NewGameModel model, Side side, Computers computers, Words words) {
    this.model = model;
    this.side = side;
    this.words = words;
    getStyleClass().add("seat");
    icon.setPiece(side == Side.ATTACKERS ? Piece.ATTACKER : Piece.KING);
    String said = words.say("side." + QuestionController.key(side));
    Label label = new Label(said);
    label.getStyleClass().add("seat-side");
    name.setPromptText(words.say("new.name"));
    name.setAccessibleText(words.say("new.name.of", said));
    name.setId("name-" + QuestionController.key(side));
    HBox.setHgrow(name, Priority.ALWAYS);
    getChildren().addAll(icon, label, name);
    if (!computers.characters().isEmpty()) {
      offer(computers.characters(), said);
    }
    show(model.players().of(side), computers);
    name.textProperty().subscribe(_ -> sit());
  }

  private void offer(List<Computers.Character> characters, String said) {
    List<Optional<Computers.Character>> choices = new ArrayList<>();
    choices.add(Optional.empty());
    characters.forEach(each -> choices.add(Optional.of(each)));
    who.getItems().setAll(choices);
    who.setId("who-" + QuestionController.key(side));
    who.setAccessibleText(words.say("new.who", said));
    who.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(
              @org.jspecify.annotations.Nullable Optional<Computers.Character> choice) {
            return choice == null
                ? ""
                : choice
                    .map(each -> each.name().in(words.language()))
                    .orElseGet(() -> words.say("new.person"));
          }

          @Override
          public Optional<Computers.Character> fromString(String text) {
            throw new UnsupportedOperationException("players are chosen, not typed");
          }
        });
    who.setOnAction(_ -> sit());
    getChildren().add(2, who);
  }

  private void show(Seat seat, Computers computers) {
    switch (seat) {
      case Seat.Human(String named) -> {
        name.setText(named);
        who.setValue(Optional.empty());
      }
      case Seat.Computer(String opponent, _) -> who.setValue(computers.find(opponent));
    }
    nameOnlyPeople();
  }

  private void sit() {
    Optional<Computers.Character> chosen =
        who.getValue() == null ? Optional.empty() : who.getValue();
    model.seat(
        side,
        chosen
            .<Seat>map(each -> new Seat.Computer(each.id(), USUAL_TIME))
            .orElseGet(() -> new Seat.Human(name.getText())));
    nameOnlyPeople();
  }

  private void nameOnlyPeople() {
    boolean person = who.getValue() == null || who.getValue().isEmpty();
    name.setVisible(person);
    name.setManaged(person);
  }

  void dress(BoardLook look) {
    icon.setLook(look);
  }
}
