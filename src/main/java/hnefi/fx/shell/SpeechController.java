package hnefi.fx.shell;

import hnefi.fx.settings.WindowSettings;
import hnefi.fx.speech.SpeechOutput;
import hnefi.fx.speech.SpeechRequest;
import hnefi.fx.theme.Nodes;
import hnefi.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// What lies over the foot of the screen for whoever listens: what was said last, a line to type
/// in, and lines to go through. The latter two are in the scene only while they are open: their
/// controls would cost every start its share.
final class SpeechController {
  private static final PseudoClass SPOKEN = PseudoClass.getPseudoClass("spoken");

  private final WindowSettings settings;
  private final NoticeQueue notices;
  private final SpeechOutput speech;
  private Function<String, Optional<String>> then = _ -> Optional.empty();
  private @Nullable Node before;
  private boolean opening;

  @FXML private VBox overlay;
  @FXML private VBox reading;
  @FXML private Label readingTitle;
  @FXML private Button readingClose;
  @FXML private ListView<String> lines;
  @FXML private HBox typing;
  @FXML private Label typingPrompt;
  @FXML private TextField typed;
  @FXML private Label caption;

  SpeechController(WindowSettings settings, NoticeQueue notices, SpeechOutput speech) {
    this.settings = settings;
    this.notices = notices;
    this.speech = speech;
  }

  @FXML
  private void initialize() {
    close();
    overlay.parentProperty().subscribe(_ -> makeRoom());
    settings.speechProperty().subscribe(_ -> makeRoom());
    speech.voiceProperty().subscribe(_ -> makeRoom());
    typed.setOnAction(_ -> handOver());
    readingClose.setOnAction(_ -> close());
    typing.addEventFilter(KeyEvent.KEY_PRESSED, this::leave);
    typing.addEventFilter(KeyEvent.ANY, this::leaveOutOpeningKey);
    reading.addEventFilter(KeyEvent.KEY_PRESSED, this::leave);
    lines.addEventHandler(KeyEvent.KEY_PRESSED, this::readOn);
    overlay.sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(this::closeBehind);
    speech.announcer().addListener((said, reply) -> show(said, reply));
  }

  /// As long as everything is spoken the line that shows it covers nothing.
  private void makeRoom() {
    if (overlay.getParent() != null) {
      overlay.getParent().pseudoClassStateChanged(SPOKEN, speech.isOn());
    }
  }

  /// Says everything in another language.
  void speak(Words words) {
    readingClose.setAccessibleText(words.say("speech.close"));
  }

  void fulfil(SpeechRequest request) {
    switch (request.wish()) {
      case SpeechRequest.Repeat() -> speech.announcer().repeat();
      case SpeechRequest.Typing(String prompt, var next) -> {
        then = next;
        typed.clear();
        opening = true;
        letType(prompt);
      }
      case SpeechRequest.Reading(String title, var all) -> read(title, all, 0);
      case SpeechRequest.Pronouncing(String word, Locale language) -> {
        if (speech.hasVoice()) {
          speech.pronounce(word, language);
        } else {
          notices.tell(SpeechKeys.NONE);
        }
      }
    }
  }

  /// Opens lines to go through with the arrow keys; Enter reads on from there to the end.
  ///
  /// @param first the index of the line where one begins
  void read(String title, List<String> all, int first) {
    open(reading);
    readingTitle.setText(title);
    lines.setAccessibleText(title);
    lines.getItems().setAll(all);
    lines.getSelectionModel().select(first);
    lines.scrollTo(first);
    lines.requestFocus();
  }

  /// Puts away what was said, as soon as somebody points or goes elsewhere.
  void hideCaption() {
    Nodes.show(caption, false);
  }

  private void open(Node part) {
    if (!isOpen()) {
      before = Nodes.focusOwner(overlay).orElse(null);
    }
    overlay.getChildren().removeAll(reading, typing);
    overlay.getChildren().addFirst(part);
  }

  private boolean isOpen() {
    return reading.getParent() != null || typing.getParent() != null;
  }

  /// Closes whatever is open; the focus goes back to where it was.
  void close() {
    boolean open = isOpen();
    overlay.getChildren().removeAll(reading, typing);
    if (open && before != null && before.getScene() != null) {
      before.requestFocus();
    }
    before = null;
  }

  /// Nothing stays open behind the back of whoever went on with Tab or a click.
  private void closeBehind(@Nullable Node focused) {
    boolean inside = false;
    for (Node each = focused; each != null; each = each.getParent()) {
      inside |= each.equals(overlay);
    }
    if (focused != null && !inside) {
      before = null;
      close();
    }
  }

  private void handOver() {
    Function<String, Optional<String>> next = then;
    String text = typed.getText();
    String prompt = typingPrompt.getText();
    close();
    next.apply(text).ifPresent(refused -> letType(refused.isBlank() ? prompt : refused));
  }

  private void letType(String prompt) {
    open(typing);
    typingPrompt.setText(prompt);
    typed.setAccessibleText(prompt);
    typed.requestFocus();
    typed.selectAll();
  }

  /// The key that opens the line types its letter only when the line has the focus already.
  private void leaveOutOpeningKey(KeyEvent event) {
    if (event.getEventType() != KeyEvent.KEY_TYPED) {
      opening = false;
    } else if (opening) {
      event.consume();
    }
  }

  private void leave(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      close();
      event.consume();
    }
  }

  private void readOn(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
      int from = Math.max(0, lines.getSelectionModel().getSelectedIndex());
      speech.announcer().readOn(lines.getItems().subList(from, lines.getItems().size()));
      event.consume();
    }
  }

  /// Whoever asked by a key may see the answer; all that is spoken can be read along.
  private void show(String said, boolean reply) {
    caption.setText(said);
    Nodes.show(caption, (speech.isOn() || reply) && !isOpen());
  }
}
