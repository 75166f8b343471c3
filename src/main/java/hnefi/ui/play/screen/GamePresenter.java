package hnefi.ui.play.screen;

import hnefi.content.BoardLook;
import hnefi.content.Edition;
import hnefi.game.Game;
import hnefi.narration.EditionWords;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.StartPosition;
import hnefi.session.GameSetup;
import hnefi.storage.GameFile;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.further.FurtherReadingList;
import hnefi.ui.nav.Fxml;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Presenter;
import hnefi.ui.nav.Screen;
import hnefi.ui.play.coach.Advice;
import hnefi.ui.play.coach.CoachModel;
import hnefi.ui.play.coach.DrawOffer;
import hnefi.ui.play.coach.ReviewModel;
import hnefi.ui.play.coach.SecondLook;
import hnefi.ui.play.rules.PlayReading;
import hnefi.ui.play.rules.RulePopOver;
import hnefi.ui.play.rules.RuleReader;
import hnefi.ui.play.session.GameSnapshot;
import hnefi.ui.play.session.ParticipantNames;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.route.Area;
import hnefi.ui.route.NextGameRoute;
import hnefi.ui.route.RulesRoute;
import hnefi.ui.settings.Boards;
import java.util.Optional;
import javafx.util.Subscription;

/// A game being visited.
public final class GamePresenter implements Presenter {
  private final PlayContext desk;
  private final Navigator navigator;
  private final GameFile kept;
  private final Game game;
  private final PlayModel model;
  private final CoachModel coach;
  private final SecondLook secondLook;
  private final DrawOffer drawOffer;
  private final ReviewModel review;
  private Subscription settings = Subscription.EMPTY;
  private boolean warned;

  public GamePresenter(
      PlayContext desk, Navigator navigator, GameSetup table, Game game, GameFile kept) {
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
  public StagedRoute.Stage stage() {
    return new StagedRoute.Stage(model, coach, secondLook, review);
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
        Words.of(ParticipantNames.class, "shared", language)
            .with(Words.of(GamePresenter.class, "table", language))
            .with(Words.of(RuleReader.class, "rule", language));
    Why why = new Why(edition, desk.library().get().books(), language);
    ParticipantNames names = new ParticipantNames(desk.computers(), language);
    BoardLook look = desk.settings().settings().look(edition.rulebook());
    RuleReader reader = new RuleReader(edition, desk.library().get().books(), language);
    RulePopOver popOver =
        new RulePopOver(
            reader,
            words,
            this::playReading,
            rule ->
                new FurtherReadingList(
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
    AdviceController counsel = new AdviceController(coach, voice, words);
    EvaluationController standing = new EvaluationController(coach, words);
    ReviewController reviewing = new ReviewController(model, review, voice, words);
    QuestionController question = new QuestionController(model, voice, words);
    ResultController result =
        new ResultController(model, why, words, names, look, rematch(), popOver::show);
    RecordController record = new RecordController(model, words, title, ways(saving, board));
    return Fxml.screen(
            GamePresenter.class,
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
    GameSnapshot moment = model.moment();
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
        navigator.replace(new NextGameRoute(model.table().again()));
      }

      @Override
      public void exchanged(Outcome outcome) {
        navigator.replace(new NextGameRoute(model.table().exchanged(outcome)));
      }
    };
  }

  private RecordController.Ways ways(SaveController saving, GameController board) {
    return new RecordController.Ways() {
      @Override
      public void rules() {
        navigator.go(
            new RulesRoute(model.table().edition().name(), position(), model.table().players()));
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
