package hnefi.ui.kiosk;

import hnefi.fx.nav.Fxml;
import hnefi.fx.theme.Appearance;
import hnefi.speech.Voice;
import hnefi.text.Words;
import java.util.List;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Window;
import javafx.util.Subscription;

/// Everything on the screen of a kiosk: the attract loop, one visit after the other, what is asked
/// in between, and the page of the staff.
public final class KioskScreen {
  private static final long PATIENCE = 3_000_000_000L;

  /// The share of the way down a page after which its last line has been seen.
  private static final double PAGE_END = 0.97;

  private final KioskContext context;
  private final StackPane root = new StackPane();
  private final StackPane content = new StackPane();
  private final Dialogs dialogs;
  private final HiddenCorner corner;
  private final IdleTimer idle;
  private final KioskSpeech speech;
  private final ArrowKeys keys = new ArrowKeys(this::reachable);
  private Optional<Scene> scene = Optional.empty();
  private Subscription dressing = Subscription.EMPTY;
  private Visit visit;
  private Optional<AttractController> attract = Optional.empty();
  private Optional<VisitScreen> shown = Optional.empty();
  private Optional<VisitCounter> counter = Optional.empty();
  private Optional<StaffController> staff = Optional.empty();
  private Optional<Long> waitingSince = Optional.empty();
  private boolean restartWanted;

  public KioskScreen(KioskContext context) {
    this.context = context;
    root.getStyleClass().add("kiosk");
    if (context.kiosk().settings().touch()) {
      root.getStyleClass().add("touch");
    }
    idle = new IdleTimer(context.kiosk().settings().idle(), now());
    dialogs = new Dialogs(this::words, this::followDialog);
    corner = new HiddenCorner(context.scale());
    root.getChildren().addAll(content, dialogs.root());
    speech =
        new KioskSpeech(
            context.kiosk().settings().speech(), () -> words().language(), context.window());
    speech.install(root);
    guard(root);
    root.addEventFilter(KeyEvent.KEY_PRESSED, this::wake);
    keys.install(root);
    corner.install(root);
    visit = context.visits().get();
    beginAttract();
    context
        .kiosk()
        .supervisor()
        .onRestartWanted(() -> context.window().execute(this::restartWhenNobodyIsThere));
  }

  /// Wants a new window as soon as nobody is there.
  public void restartWhenNobodyIsThere() {
    restartWanted = true;
  }

  private void guard(Parent window) {
    new TouchGuard(this::touched).install(window);
    new FingerScrolling(context.scale()).install(window);
  }

  public Parent root() {
    return root;
  }

  /// Speaks to whoever goes by keys with a voice that was found, if the settings want it.
  public void speakWith(Voice voice) {
    speech.speakWith(voice);
  }

  /// What is asked comes before all else.
  private Parent reachable() {
    return dialogs.isOpen() ? dialogs.root() : content;
  }

  /// Returns whether nobody is there.
  public boolean isAttracting() {
    return attract.isPresent();
  }

  /// Returns the visit that is under way, or the one that begins with the next touch.
  public Visit visit() {
    return visit;
  }

  /// Dresses the scene of the root, for every visitor anew.
  public void dress(Scene screen) {
    scene = Optional.of(screen);
    List<String> sheets =
        List.of(
            KioskStyleSheet.of(context.scale(), Math.min(screen.getWidth(), screen.getHeight())));
    if (!root.getStylesheets().equals(sheets)) {
      root.getStylesheets().setAll(sheets);
    }
    dressing.unsubscribe();
    dressing = new Appearance(visit.settings()).dress(screen);
    speech.follow(screen);
  }

  /// Guards a window that opens above this one, as the list of a choice does.
  public void guard(Window popup) {
    if (popup.getScene() != null) {
      guard(popup.getScene().getRoot());
    }
  }

  // --- What time brings

  /// Does what is due. Call it at every pulse.
  public void tick() {
    long now = now();
    if (corner.isHeld(now) && context.kiosk().pin().canOpen()) {
      corner.letGo();
      askForPin();
    }
    if (shown.isPresent()) {
      showWaiting(now, shown.get().isThinking());
      follow(idle.at(now, shown.get().isAtBoard()));
    } else if (staff.isPresent() || dialogs.isPinAsked()) {
      if (idle.at(now, false) instanceof IdleTimer.Presence.Gone) {
        end();
      }
    } else {
      showWaiting(now, waitingSince.isPresent());
      if (restartWanted) {
        restartWanted = false;
        context.kiosk().staff().restart();
      }
    }
  }

  private void follow(IdleTimer.Presence presence) {
    switch (presence) {
      case IdleTimer.Presence.Here _ -> dialogs.hideCountdown();
      case IdleTimer.Presence.Asked(int seconds) -> dialogs.showCountdown(seconds, this::touched);
      case IdleTimer.Presence.Gone _ -> end();
    }
  }

  private void showWaiting(long now, boolean waiting) {
    waitingSince = waiting ? Optional.of(waitingSince.orElse(now)) : Optional.empty();
    dialogs.showWaiting(waitingSince.filter(since -> now - since > PATIENCE).isPresent());
  }

  private long now() {
    return context.clock().getAsLong();
  }

  private void touched() {
    idle.touch(now());
  }

  // --- What visitors do

  private void beginAttract() {
    AttractController controller =
        new AttractController(
            context.kiosk().settings(), visit.settings(), context.attract().get());
    Parent page = Fxml.load(KioskScreen.class, "attract", words(), controller);
    page.addEventHandler(MouseEvent.MOUSE_CLICKED, _ -> welcome());
    content.getChildren().setAll(page);
    attract = Optional.of(controller);
    controller.begin();
  }

  /// Any key of a keypad wakes the kiosk as a touch does.
  private void wake(KeyEvent event) {
    if (isAttracting() && !event.isConsumed() && !dialogs.isPinAsked()) {
      welcome();
      event.consume();
    }
  }

  /// Leads whoever goes by keys to what is asked, and back.
  private void followDialog() {
    if (!speech.isByKeys()) {
      return;
    }
    if (dialogs.isOpen()) {
      keys.enter(dialogs.root());
      speech.readPage("", dialogs.root());
    } else {
      shown.ifPresent(VisitScreen::enter);
    }
  }

  /// Begins the visit, as soon as there is something to show.
  private void welcome() {
    if (dialogs.isPinAsked()) {
      return;
    }
    if (context.ready().isDone()) {
      begin();
    } else if (waitingSince.isEmpty()) {
      waitingSince = Optional.of(now());
      context.ready().thenRun(() -> context.window().execute(this::beginIfAwaited));
    }
  }

  /// Whoever touched the screen may have gone away or be asked for the PIN meanwhile.
  private void beginIfAwaited() {
    if (waitingSince.isPresent()) {
      begin();
    }
  }

  /// Begins the visit.
  public void begin() {
    if (!isAttracting()) {
      return;
    }
    endAttract();
    touched();
    counter = Optional.of(new VisitCounter(visit, context.clock(), this::isEndSeen));
    VisitScreen screen =
        new VisitScreen(
            visit,
            context.scale(),
            context.kiosk().settings().languages().size() > 1,
            speech,
            keys,
            () -> dialogs.ask("restart.ask", "restart.yes", "restart.no", this::end));
    content.getChildren().setAll(screen.root());
    shown = Optional.of(screen);
    screen.enter();
  }

  private void countVisit() {
    counter.ifPresent(each -> context.kiosk().counts().count(each.end(idle.touched())));
    counter = Optional.empty();
  }

  /// Returns whether the last line of the page has been on the screen.
  private boolean isEndSeen() {
    return content.lookup(".scroll-pane") instanceof ScrollPane page
        && (page.getVvalue() > PAGE_END * page.getVmax()
            || page.getContent().getLayoutBounds().getHeight()
                <= page.getViewportBounds().getHeight());
  }

  private void endAttract() {
    attract.ifPresent(AttractController::end);
    attract = Optional.empty();
    waitingSince = Optional.empty();
  }

  /// Ends whatever is shown; the next visitor finds everything new.
  public void end() {
    endAttract();
    countVisit();
    shown.ifPresent(VisitScreen::end);
    shown = Optional.empty();
    staff.ifPresent(StaffController::end);
    staff = Optional.empty();
    dialogs.close();
    speech.end();
    content.getChildren().clear();
    Window.getWindows().stream()
        .filter(each -> scene.isPresent() && each != scene.get().getWindow())
        .toList()
        .forEach(Window::hide);
    visit = context.visits().get();
    scene.ifPresent(this::dress);
    beginAttract();
  }

  /// Plays so many moves of the attract loop at once.
  void attractMoves(int moves) {
    for (int i = 0; i < moves; i++) {
      attract.ifPresent(AttractController::goOn);
    }
  }

  /// Asks whether somebody is still there.
  void countDown(int seconds) {
    dialogs.showCountdown(seconds, this::touched);
  }

  // --- What the staff do

  void askForPin() {
    touched();
    showWaiting(now(), false);
    Words words = staffWords();
    dialogs.askForPin(
        new PinController(
            context.kiosk().pin(),
            context.background(),
            context.window(),
            words,
            this::openStaffPage,
            dialogs::close),
        words);
  }

  void openStaffPage() {
    countVisit();
    shown.ifPresent(VisitScreen::end);
    shown = Optional.empty();
    endAttract();
    dialogs.close();
    Words words = staffWords();
    StaffController controller =
        new StaffController(
            context.kiosk().staff(),
            context.background(),
            context.window(),
            words,
            this::end,
            dialogs::ask);
    staff = Optional.of(controller);
    content.getChildren().setAll(Fxml.load(KioskScreen.class, "staff", words, controller));
    touched();
  }

  /// What is said is said to the visitor, but to the staff while their page is open.
  private Words words() {
    return staff.isPresent() ? staffWords() : KioskScreens.words(visit.settings().language());
  }

  private Words staffWords() {
    return KioskScreens.words(context.kiosk().settings().firstLanguage());
  }
}
