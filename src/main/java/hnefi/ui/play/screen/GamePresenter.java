package hnefi.ui.play.screen;

import hnefi.board.BoardShape;
import hnefi.board.Side;
import hnefi.content.BoardLook;
import hnefi.content.Edition;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Screen;
import hnefi.fx.nav.Shortcut;
import hnefi.fx.shell.Confirmation;
import hnefi.fx.speech.Announcement;
import hnefi.game.DeletedLine;
import hnefi.game.Game;
import hnefi.rules.Outcome;
import hnefi.rules.Switch;
import hnefi.session.Assistance;
import hnefi.session.AutoSave;
import hnefi.session.GameSetup;
import hnefi.session.GameTerms;
import hnefi.session.Participant;
import hnefi.storage.GameDocument;
import hnefi.storage.GameFile;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.board.AnimationSpeed;
import hnefi.ui.further.FurtherReadingList;
import hnefi.ui.opponent.Portrait;
import hnefi.ui.play.coach.AsyncCoach;
import hnefi.ui.play.coach.BlunderCheck;
import hnefi.ui.play.coach.CoachModel;
import hnefi.ui.play.coach.OpeningsModel;
import hnefi.ui.play.coach.ReviewModel;
import hnefi.ui.play.export.ExportController;
import hnefi.ui.play.export.Exporter;
import hnefi.ui.play.export.PrintController;
import hnefi.ui.play.rules.GameStarter;
import hnefi.ui.play.rules.RuleEntryFactory;
import hnefi.ui.play.rules.RulePopOver;
import hnefi.ui.play.session.ClockTicker;
import hnefi.ui.play.session.ParticipantNames;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.play.session.ReplayModel;
import hnefi.ui.play.session.ResultRecorder;
import hnefi.ui.play.session.TreeModel;
import hnefi.ui.profile.EmblemIcon;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.route.NextGameRoute;
import hnefi.ui.settings.Boards;
import hnefi.ui.settings.Settings;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.util.Subscription;

/// A game on the screen.
public final class GamePresenter implements Presenter {
  private final PlayContext context;
  private final Navigator navigator;
  private final List<Switch> disputed;
  private final GameFile file;
  private final PlayModel model;
  private final AsyncCoach asyncCoach;
  private final CoachModel coach;
  private final BlunderCheck blunderCheck;
  private final ReviewModel review;
  private final OpeningsModel openings;
  private final ClockTicker ticker;
  private final ResultRecorder recorder;
  private final TreeModel tree;
  private final ReplayModel replay;
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
    model =
        PlayModel.of(
            setup, game, context.opponents(), context.window(), context.settings()::animationSpeed);
    model.session().addListener(new AutoSave(model.session(), file));
    recorder = new ResultRecorder(setup, context.profiles(), context.opponents());
    model.session().addListener(recorder);
    asyncCoach = new AsyncCoach(setup.edition().rules(), context.background(), context.limits());
    coach = new CoachModel(model, asyncCoach);
    coach.threatsShownProperty().set(setup.terms().gives(Assistance.THREATS));
    blunderCheck = new BlunderCheck(model, asyncCoach);
    review = new ReviewModel(model, asyncCoach);
    openings = new OpeningsModel(model, context.recorded(), context.background());
    ticker = new ClockTicker(model.session());
    tree = new TreeModel(model);
    replay = new ReplayModel(model, context.settings()::animationSpeed);
  }

  /// Returns whether the game is written into this file.
  public boolean isSavedIn(String name) {
    return file.isIn(name);
  }

  /// Returns what can be posed for a picture.
  public StagedRoute.Models models() {
    return new StagedRoute.Models(model, coach, blunderCheck, review);
  }

  /// Warns of mistakes in games against the computer, as long as the settings say so.
  private void applySettings(Settings chosen) {
    GameTerms terms = model.setup().terms();
    boolean warned = terms.assistance().isPresent() || chosen.blunderCheck();
    blunderCheck.setWanted(
        warned && terms.gives(Assistance.BLUNDER_CHECK) && model.setup().players().anyComputer());
  }

  @Override
  public Screen screen(Language language) {
    Edition edition = model.setup().edition();
    Words words =
        Words.of(ParticipantNames.class, "shared", language)
            .with(words(language))
            .with(Words.of(RuleEntryFactory.class, "rule", language))
            .with(Words.of(ExportController.class, "export", language));
    ExplanationWords explanationWords =
        new ExplanationWords(
            edition,
            context.library().get().books(),
            language,
            disputed,
            model.setup().players().onlyPersonsSide());
    GameWords said =
        new GameWords(
            words,
            explanationWords,
            new WinnerWords(
                model.setup().players(),
                new ParticipantNames(context.opponents(), language),
                words));
    BoardLook look = context.settings().settings().board().lookFor(edition.rulebook());
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
    String title = context.houseRules().title(edition, language);
    CoachStatements coachStatements =
        new CoachStatements(explanationWords, words, popOver::show, coach::light);
    GameAnnouncements announcements =
        new GameAnnouncements(model, coach, review, said, coachStatements);
    GameController board =
        new GameController(
            model,
            explanationWords,
            coach,
            blunderCheck,
            new Boards(context.settings(), language),
            Optional.<Consumer<BoardShape>>of(tree::draw)
                .filter(_ -> context.desktop().isPresent()),
            announcements,
            words);
    SidesController sides = new SidesController(model, said, look, this::face);
    ExplanationController explanation =
        new ExplanationController(model, coach, review, said, popOver::show);
    AutoplayController autoplay = new AutoplayController(model);
    CoachController coaching = new CoachController(model, coach);
    AdviceController advice = new AdviceController(coach, coachStatements, words);
    EvaluationController evaluation = new EvaluationController(coach, words);
    ReviewController reviewing =
        new ReviewController(model, review, coachStatements, words, this::chapter);
    PromptController prompt = new PromptController(model, coachStatements, words);
    ResultController result =
        new ResultController(
            model,
            review,
            said,
            look,
            rematch(),
            popOver::show,
            new ResultController.Celebrated(
                this::face, recorder.changeProperty(), this::opponentName, this::isMoving));
    boolean editable = context.desktop().isPresent();
    NotesController notes =
        new NotesController(model, tree, words, editable, deleted -> tell(deleted));
    GameActions actions = new GameActions(context, navigator, model, board, notes, this::with);
    GameShortcuts shortcuts = new GameShortcuts(model, tree, replay, notes, actions);
    GameSheets sheets =
        new GameSheets(
            model,
            file,
            context.library().get().books(),
            new ParticipantNames(context.opponents(), language));
    ExportController export = export(board, title, sheets, language);
    PrintController print =
        new PrintController(context.printer(), context.background(), language, sheets::now);
    RecordController record =
        new RecordController(
            model,
            words,
            title,
            chosenAs(edition, language),
            replay,
            editable,
            actions,
            () -> model.snapshot().outcome().ifPresent(rematch()::exchanged));
    Screen screen =
        Fxml.screen(
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
            new ReplayController(model, words),
            notes,
            export,
            print,
            autoplay,
            coaching,
            advice,
            evaluation,
            reviewing,
            new OpeningsController(openings, words));
    return screen
        .whenShown(() -> announcements.begin(text -> Announcement.say(screen.root(), text)))
        .whenShown(board::begin)
        .whenHidden(announcements::dispose)
        .withShortcuts(export.shortcuts())
        .withShortcuts(shortcuts.looking(words))
        .withShortcuts(editable ? shortcuts.keeping(words) : new Shortcut[0])
        .whenHidden(popOver::hide);
  }

  private ExportController export(
      GameController board, String title, GameSheets sheets, Language language) {
    return new ExportController(
        context.desktop().map(each -> new Exporter(each, context.background(), context.notices())),
        language,
        board::board,
        () -> file.title().isEmpty() ? title : file.title(),
        Optional.of(sheets::now));
  }

  @Override
  public void enter() {
    settings = context.settings().settingsProperty().subscribe(this::applySettings);
    model.suspender().setAttended(true);
    ticker.start();
    coach.resume();
  }

  @Override
  public void leave() {
    settings.unsubscribe();
    model.suspender().setAttended(false);
    ticker.stop();
    if (model.session().clock().isPresent() && model.snapshot().ply() > 0) {
      model.session().save(file);
    }
    coach.stop();
    blunderCheck.stop();
    review.stop();
    asyncCoach.release();
    replay.pause();
  }

  /// Returns the way to a chapter, if there is one here.
  private Optional<ReviewController.Chapter> chapter(String id) {
    LessonRoute route = LessonRoute.of(id);
    return context
        .chapters()
        .apply(id)
        .filter(_ -> navigator.knows(route))
        .map(title -> new ReviewController.Chapter(title, () -> navigator.enter(route)));
  }

  /// Returns the face of the computer's character, or the emblem of somebody who is known here.
  private Optional<Node> face(Side side) {
    return switch (model.setup().players().of(side)) {
      case Participant.Computer(String opponent) -> Portrait.of(opponent).map(each -> (Node) each);
      case Participant.Human(String name) ->
          Optional.of(name)
              .filter(each -> !each.isEmpty())
              .flatMap(context.profiles().profiles()::named)
              .map(each -> new EmblemIcon(each.emblem()));
      case Participant.Team _ -> Optional.empty();
    };
  }

  /// Returns what the game is called where it is chosen, if it is offered there by a name of its
  /// own.
  private Optional<String> chosenAs(Edition edition, Language language) {
    return context.library().get().firstGames().stream()
        .filter(each -> Edition.of(each.rulebook()).equals(edition))
        .map(each -> each.name().in(language))
        .findFirst();
  }

  private boolean isMoving() {
    return context.settings().animationSpeed() != AnimationSpeed.OFF;
  }

  private String opponentName(String id, Language language) {
    return context.opponents().find(id).map(each -> each.name().in(language)).orElse(id);
  }

  private GameStarter playReading() {
    return new GameStarter(navigator, GameRoute.like(model.setup()), model.startPosition());
  }

  /// Gives the game a name, under which it is listed among the saved games.
  public void rename(String title) {
    model.session().save((setup, game) -> file.rename(title, setup, game));
  }

  private void with(Consumer<GameDocument> action) {
    model.session().save((setup, game) -> action.accept(file.document(setup, game)));
  }

  private ResultController.Rematch rematch() {
    return new ResultController.Rematch() {
      @Override
      public void again() {
        navigator.replace(new NextGameRoute(recorder.next(model.setup().again())));
      }

      @Override
      public void other() {
        navigator.go(Area.PLAY.front());
      }

      @Override
      public void exchanged(Outcome outcome) {
        navigator.replace(
            new NextGameRoute(
                recorder.next(model.setup().exchanged(outcome, model.snapshot().ply()))));
      }
    };
  }

  private void tell(DeletedLine deleted) {
    context
        .notices()
        .accept(
            Confirmation.of(
                language -> words(language).say("variation.deleted"),
                language -> words(language).say("variation.restore"),
                () -> tree.restore(deleted)));
  }

  private static Words words(Language language) {
    return Words.of(GamePresenter.class, "game", language);
  }
}
