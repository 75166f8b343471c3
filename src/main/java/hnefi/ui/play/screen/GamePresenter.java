package hnefi.ui.play.screen;

import hnefi.board.Side;
import hnefi.content.BoardLook;
import hnefi.content.Edition;
import hnefi.game.Game;
import hnefi.narration.EditionWords;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.StartPosition;
import hnefi.rules.Switch;
import hnefi.session.Aid;
import hnefi.session.AutoSave;
import hnefi.session.GameSetup;
import hnefi.session.GameTerms;
import hnefi.session.Participant;
import hnefi.storage.GameFile;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.board.AnimationSpeed;
import hnefi.ui.further.FurtherReadingList;
import hnefi.ui.nav.Fxml;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Presenter;
import hnefi.ui.nav.Screen;
import hnefi.ui.nav.Shortcut;
import hnefi.ui.opponent.Portrait;
import hnefi.ui.play.coach.AsyncCoach;
import hnefi.ui.play.coach.CoachModel;
import hnefi.ui.play.coach.ReviewModel;
import hnefi.ui.play.coach.SecondLook;
import hnefi.ui.play.rules.GameStarter;
import hnefi.ui.play.rules.RuleEntryFactory;
import hnefi.ui.play.rules.RulePopOver;
import hnefi.ui.play.session.ClockTicker;
import hnefi.ui.play.session.GameSnapshot;
import hnefi.ui.play.session.ParticipantNames;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.play.session.ResultRecorder;
import hnefi.ui.profile.EmblemIcon;
import hnefi.ui.route.Area;
import hnefi.ui.route.EditorRoute;
import hnefi.ui.route.NextGameRoute;
import hnefi.ui.route.RulesRoute;
import hnefi.ui.settings.Boards;
import hnefi.ui.settings.Settings;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.util.Subscription;

/// A game on the screen.
public final class GamePresenter implements Presenter {
  private final PlayContext context;
  private final Navigator navigator;
  private final List<Switch> disputed;
  private final GameFile file;
  private final PlayModel model;
  private final CoachModel coach;
  private final SecondLook secondLook;
  private final ReviewModel review;
  private final ClockTicker ticker;
  private final ResultRecorder recorder;
  private Subscription settings = Subscription.EMPTY;

  /// @param disputed the rules for whose sake the game is opened
  public GamePresenter(
      PlayContext context,
      Navigator navigator,
      GameSetup setup,
      List<Switch> disputed,
      Game game,
      GameFile file) {
    this.context = context;
    this.disputed = List.copyOf(disputed);
    this.navigator = navigator;
    this.file = file;
    model = PlayModel.of(setup, game, context.opponents(), context.window());
    model.session().addListener(new AutoSave(model.session(), file));
    recorder = new ResultRecorder(setup, context.profiles(), context.opponents());
    model.session().addListener(recorder);
    AsyncCoach asyncCoach =
        new AsyncCoach(setup.edition().rules(), context.background(), context.limits());
    coach = new CoachModel(model, asyncCoach);
    coach.threatsShownProperty().set(setup.terms().gives(Aid.DANGER));
    secondLook = new SecondLook(model, asyncCoach);
    review = new ReviewModel(model, asyncCoach);
    ticker = new ClockTicker(model.session());
  }

  /// Returns whether the game is written into this file.
  public boolean isSavedIn(String name) {
    return file.isIn(name);
  }

  /// Returns what can be posed for a picture.
  public StagedRoute.Models models() {
    return new StagedRoute.Models(model, coach, secondLook, review);
  }

  /// Warns of mistakes in games against the computer, as long as the settings say so.
  private void applySettings(Settings chosen) {
    GameTerms terms = model.setup().terms();
    boolean warned = terms.aids().isPresent() || chosen.lookAgain();
    secondLook.setWanted(
        warned && terms.gives(Aid.SECOND_LOOK) && model.setup().players().anyComputer());
  }

  @Override
  public Screen screen(Language language) {
    Edition edition = model.setup().edition();
    Words words =
        Words.of(ParticipantNames.class, "shared", language)
            .with(Words.of(GamePresenter.class, "game", language))
            .with(Words.of(RuleEntryFactory.class, "rule", language));
    ExplanationWords explanationWords =
        new ExplanationWords(edition, context.library().get().books(), language, disputed);
    WinnerWords winnerWords =
        new WinnerWords(
            model.setup().players(), new ParticipantNames(context.opponents(), language), words);
    BoardLook look = context.settings().settings().look(edition.rulebook());
    RuleEntryFactory entries =
        new RuleEntryFactory(edition, context.library().get().books(), language);
    RulePopOver popOver =
        new RulePopOver(
            entries,
            words,
            this::playReading,
            rule ->
                new FurtherReadingList(
                    context.further().on(Optional.of(rule), edition.ruling(rule).cite(), language),
                    language,
                    navigator::go));
    String title = EditionWords.title(edition, language);
    SaveController saving = new SaveController(this::saveAs);
    GameController board =
        new GameController(
            model, explanationWords, coach, secondLook, new Boards(context.settings(), language));
    SidesController sides = new SidesController(model, words, winnerWords, look, this::face);
    ExplanationController explanation =
        new ExplanationController(
            model, coach, review, explanationWords, winnerWords, words, popOver::show);
    AutoplayController autoplay = new AutoplayController(model, words);
    CoachController coaching = new CoachController(model, coach);
    CoachStatements coachStatements =
        new CoachStatements(explanationWords, words, popOver::show, coach::light);
    AdviceController advice = new AdviceController(coach, coachStatements, words);
    EvaluationController evaluation = new EvaluationController(coach, words);
    ReviewController reviewing = new ReviewController(model, review, coachStatements, words);
    PromptController prompt = new PromptController(model, coachStatements, words);
    ResultController result =
        new ResultController(
            model,
            review,
            explanationWords,
            words,
            winnerWords,
            look,
            rematch(),
            popOver::show,
            new ResultController.Celebrated(
                this::face, recorder::change, this::opponentName, this::isMoving));
    RecordController.Actions actions = recordActions(saving, board);
    RecordController record = new RecordController(model, words, title, actions);
    return Fxml.screen(
            GamePresenter.class,
            "game",
            words,
            title,
            board,
            sides,
            explanation,
            prompt,
            result,
            record,
            saving,
            autoplay,
            coaching,
            advice,
            evaluation,
            reviewing)
        .withShortcuts(
            Shortcut.of("Shortcut+Z", model::undo).named(words.say("record.undo")).on("undo"),
            Shortcut.of("Shortcut+Y", model::redo).named(words.say("record.redo")).on("redo"),
            Shortcut.of("Shortcut+Shift+Z", model::redo),
            Shortcut.of("Shortcut+S", actions::saveAs)
                .named(words.say("record.save"))
                .on("save-as"),
            Shortcut.of("Shortcut+E", actions::edit).named(words.say("record.edit")).on("edit"),
            Shortcut.of("Left", model::lookBack)
                .named(words.say("looking.step-back"))
                .on("step-back"),
            Shortcut.of("Right", model::lookForward)
                .named(words.say("looking.step-on"))
                .on("step-on"),
            Shortcut.of("Home", () -> model.lookAt(0))
                .named(words.say("looking.to-start"))
                .on("to-start"),
            Shortcut.of("End", model::lookAtGame).named(words.say("looking.back")).on("to-game"))
        .whenHidden(popOver::hide);
  }

  @Override
  public void enter() {
    settings = context.settings().settingsProperty().subscribe(this::applySettings);
    model.attend(true);
    ticker.start();
    coach.resume();
  }

  @Override
  public void leave() {
    settings.unsubscribe();
    model.attend(false);
    ticker.stop();
    if (model.session().clock().isPresent() && model.snapshot().ply() > 0) {
      model.session().save(file);
    }
    coach.stop();
    secondLook.stop();
    review.stop();
  }

  /// Returns the face of the computer's character, or the emblem of somebody who is known here.
  private Optional<Node> face(Side side) {
    return switch (model.setup().players().of(side)) {
      case Participant.Computer(String opponent, _) ->
          Portrait.of(opponent).map(each -> (Node) each);
      case Participant.Human(String name) ->
          Optional.of(name)
              .filter(each -> !each.isEmpty())
              .flatMap(context.profiles().profiles()::named)
              .map(each -> new EmblemIcon(each.emblem()));
      case Participant.Team _ -> Optional.empty();
    };
  }

  private boolean isMoving() {
    return context.settings().tempo() != AnimationSpeed.OFF;
  }

  private String opponentName(String id, Language language) {
    return context.opponents().find(id).map(each -> each.name().in(language)).orElse(id);
  }

  private Optional<StartPosition> position() {
    GameSnapshot snapshot = model.snapshot();
    boolean playable =
        snapshot.shown().outcome().isEmpty()
            && Position.faultOf(snapshot.shown().board()).isEmpty();
    return playable && snapshot.shownPly() > 0
        ? Optional.of(StartPosition.of(snapshot.shown()))
        : model.setup().start();
  }

  private GameStarter playReading() {
    return new GameStarter(navigator, position(), model.setup().players());
  }

  /// Returns the editor with the position that is shown.
  private EditorRoute editor() {
    Position shown = model.snapshot().shown();
    return new EditorRoute(
        shown.board(),
        shown.toMove(),
        model.setup().edition().name(),
        model.setup().players(),
        model.setup().terms().pupil().map(GameTerms::teaching).orElse(GameTerms.USUAL));
  }

  private void saveAs(String title) {
    model.session().save((setup, game) -> file.saveAs(title, setup, game));
  }

  private ResultController.Rematch rematch() {
    return new ResultController.Rematch() {
      @Override
      public void again() {
        navigator.replace(new NextGameRoute(recorder.next(model.setup().again())));
      }

      @Override
      public void exchanged(Outcome outcome) {
        navigator.replace(
            new NextGameRoute(
                recorder.next(model.setup().exchanged(outcome, model.snapshot().ply()))));
      }
    };
  }

  private RecordController.Actions recordActions(SaveController saving, GameController board) {
    return new RecordController.Actions() {
      @Override
      public void rules() {
        navigator.go(
            new RulesRoute(model.setup().edition().name(), position(), model.setup().players()));
      }

      @Override
      public void offerDraw() {
        model.offerDraw();
      }

      @Override
      public void newGame() {
        navigator.go(Area.PLAY.front());
      }

      @Override
      public void saveAs() {
        board.turnToWords();
        saving.ask(file.title());
      }

      @Override
      public void edit() {
        if (canEdit()) {
          navigator.go(editor());
        }
      }

      @Override
      public boolean canEdit() {
        return navigator.knows(editor());
      }
    };
  }
}
