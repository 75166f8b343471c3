package hnefi.ui.play.table;

import hnefi.account.EditionWords;
import hnefi.content.Edition;
import hnefi.game.Game;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.table.GameFiles;
import hnefi.table.StartPosition;
import hnefi.table.Table;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.board.BoardLook;
import hnefi.ui.further.ReadOn;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Fxml;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Screen;
import hnefi.ui.nav.Visit;
import hnefi.ui.play.coach.Advice;
import hnefi.ui.play.coach.CoachModel;
import hnefi.ui.play.coach.DrawOffer;
import hnefi.ui.play.coach.ReviewModel;
import hnefi.ui.play.coach.SecondLook;
import hnefi.ui.play.game.Moment;
import hnefi.ui.play.game.PlayModel;
import hnefi.ui.play.game.SeatNames;
import hnefi.ui.play.place.GamePlace;
import hnefi.ui.play.place.RulesPlace;
import hnefi.ui.play.place.TablePlace;
import hnefi.ui.play.rules.PlayReading;
import hnefi.ui.play.rules.RulePopOver;
import hnefi.ui.play.rules.RuleReader;
import hnefi.ui.settings.Boards;
import java.util.Optional;
import javafx.util.Subscription;

/// A game being visited.
public final class GameVisit implements Visit {
  private final PlayDesk desk;
  private final Navigator navigator;
  private final GameFiles.Kept kept;
  private final Game game;
  private final PlayModel model;
  private final CoachModel coach;
  private final SecondLook secondLook;
  private final DrawOffer drawOffer;
  private final ReviewModel review;
  private Subscription settings = Subscription.EMPTY;
  private boolean warned;

  public GameVisit(
      PlayDesk desk, Navigator navigator, Table table, Game game, GameFiles.Kept kept) {
    this.desk = desk;
    this.navigator = navigator;
    this.kept = kept;
    this.game = game;
    model = new PlayModel(table, game, kept, desk.computers());
    Advice advice = new Advice(table.edition().rules(), desk.background(), desk.patience());
    coach = new CoachModel(model, advice);
    secondLook = new SecondLook(model, advice);
    drawOffer = new DrawOffer(model, advice, desk.computers());
    review = new ReviewModel(model, advice);
  }

  /// Returns whether the game is written into this file.
  public boolean isKeptIn(String file) {
    return kept.isIn(file);
  }

  /// Returns what can be posed for a picture.
  public StagedPlace.Stage stage() {
    return new StagedPlace.Stage(model, coach, secondLook, review);
  }

  /// Begins with a second look where it is wanted, and follows a change of the settings; what is
  /// chosen beside the board holds until then.
  private void heedSettings() {
    boolean wanted =
        desk.settings().settings().lookAgain()
            && desk.computers().suitBeginners(model.table().players());
    if (wanted != warned) {
      warned = wanted;
      secondLook.wantedProperty().set(wanted);
    }
  }

  @Override
  public Screen screen(Language language) {
    Edition edition = model.table().edition();
    Words words =
        Words.of(GamePlace.class, "shared", language)
            .with(Words.of(GameVisit.class, "table", language))
            .with(Words.of(RuleReader.class, "rule", language));
    Why why = new Why(edition, desk.library().get().books(), language);
    SeatNames names = new SeatNames(desk.computers(), language);
    BoardLook look = desk.settings().settings().board().look(edition.rulebook().look());
    RuleReader reader = new RuleReader(edition, desk.library().get().books(), language);
    RulePopOver popOver =
        new RulePopOver(
            reader,
            words,
            this::playReading,
            rule ->
                new ReadOn(
                    desk.further().on(Optional.of(rule), edition.ruling(rule).cite(), language),
                    language,
                    navigator::go));
    String title = EditionWords.title(edition, language);
    SaveController saving = new SaveController(this::saveAs);
    GameController board =
        new GameController(model, why, coach, secondLook, new Boards(desk.settings(), language));
    SidesController sides = new SidesController(model, words, names, look);
    StoryController story = new StoryController(model, coach, review, why, words, popOver::show);
    MachineController machine = new MachineController(model, words);
    CoachController coaching = new CoachController(model, coach, secondLook);
    CoachVoice voice = new CoachVoice(why, words, popOver::show, coach::light);
    CounselController counsel = new CounselController(coach, voice, words);
    StandingController standing = new StandingController(coach, words);
    ReviewController reviewing = new ReviewController(model, review, voice, words);
    QuestionController question = new QuestionController(model, voice, words);
    ResultController result =
        new ResultController(model, why, words, names, look, rematch(), popOver::show);
    RecordController record = new RecordController(model, words, title, ways(saving, board));
    return Fxml.screen(
            GameVisit.class,
            "game",
            words,
            title,
            board,
            sides,
            story,
            question,
            result,
            record,
            saving,
            machine,
            coaching,
            counsel,
            standing,
            reviewing)
        .whenHidden(popOver::hide);
  }

  @Override
  public void enter() {
    settings = desk.settings().settingsProperty().subscribe(_ -> heedSettings());
    model.attend(true);
    coach.resume();
  }

  @Override
  public void leave() {
    settings.unsubscribe();
    model.attend(false);
    coach.stop();
    secondLook.stop();
    drawOffer.stop();
    review.stop();
  }

  private Optional<StartPosition> position() {
    Moment moment = model.moment();
    boolean playable =
        moment.shown().outcome().isEmpty() && Position.faultOf(moment.shown().board()).isEmpty();
    return playable && moment.shownPly() > 0
        ? Optional.of(StartPosition.of(moment.shown()))
        : model.table().setup();
  }

  private PlayReading playReading() {
    return new PlayReading(navigator, position(), model.table().players());
  }

  private void saveAs(String title) {
    kept.saveAs(title, model.table(), game);
  }

  private ResultController.Rematch rematch() {
    return new ResultController.Rematch() {
      @Override
      public void again() {
        navigator.replace(new TablePlace(model.table().again()));
      }

      @Override
      public void exchanged(Outcome outcome) {
        navigator.replace(new TablePlace(model.table().exchanged(outcome)));
      }
    };
  }

  private RecordController.Ways ways(SaveController saving, GameController board) {
    return new RecordController.Ways() {
      @Override
      public void rules() {
        navigator.go(
            new RulesPlace(model.table().edition().name(), position(), model.table().players()));
      }

      @Override
      public void offerDraw() {
        drawOffer.make();
      }

      @Override
      public void newGame() {
        navigator.go(Area.PLAY.front());
      }

      @Override
      public void saveAs() {
        board.turnToWords();
        saving.ask(kept.title());
      }
    };
  }
}
