package hnefi.ui.history;

import hnefi.content.Library;
import hnefi.content.history.History;
import hnefi.content.history.Topic;
import hnefi.content.history.search.SearchIndex;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.further.FurtherReading;
import hnefi.ui.history.map.MapModel;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.history.time.TimelineModel;
import hnefi.ui.nav.Fxml;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Presenter;
import hnefi.ui.nav.Screen;
import hnefi.ui.nav.Shortcut;
import hnefi.ui.route.Area;
import hnefi.ui.route.AreaRoute;
import hnefi.ui.route.Section;
import hnefi.ui.route.SectionRoute;
import hnefi.ui.route.TopicRoute;
import hnefi.ui.settings.Boards;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.tour.TourStop;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Parent;

/// Makes the screens of the history browser.
public final class HistoryScreens {
  private final History history;
  private final Library library;
  private final SettingsModel settings;
  private final HistoryFurtherReading reading;
  private final Map<Language, SearchIndex> indexes = new EnumMap<>(Language.class);

  /// @param settings whose type size readers may change on every page
  public HistoryScreens(History history, Library library, SettingsModel settings) {
    this.history = history;
    this.library = library;
    this.settings = settings;
    this.reading = new HistoryFurtherReading(history);
  }

  /// Visits the first page, with the ways into all parts.
  public Presenter front(AreaRoute route, Navigator navigator) {
    return language -> {
      HistoryContext guide = guide(language, navigator);
      return framed(
          guide,
          navigator,
          Optional.empty(),
          load(guide, "front", front(guide, navigator)),
          guide.say("title"));
    };
  }

  private HistoryHomeController front(HistoryContext guide, Navigator navigator) {
    return new HistoryHomeController(guide, section -> navigator.go(new SectionRoute(section)));
  }

  /// Visits the beginning of a part.
  public Presenter section(SectionRoute route, Navigator navigator) {
    return switch (route.section()) {
      case THEMES -> presenter(navigator, route.section(), "themes", ThemesController::new);
      case DISPUTES -> presenter(navigator, route.section(), "disputes", DisputesController::new);
      case BOOKS ->
          presenter(
              navigator,
              route.section(),
              "books",
              guide -> new BooksController(guide, new Boards(settings, guide.language())));
      case TIMELINE -> timeline(navigator, Optional.empty());
      case MAP -> map(navigator, Optional.empty());
      case NAMES -> names(navigator, Optional.empty());
    };
  }

  /// Visits a page.
  public Presenter topic(TopicRoute route, Navigator navigator) {
    Topic topic = route.topic();
    return switch (topic.kind()) {
      case ARTICLE ->
          history
              .article(topic.id())
              .<Presenter>map(article ->
                  language ->
                      article.in(language).isEmpty()
                          ? lost(topic, navigator).screen(language)
                          : page(
                              guide(language, navigator),
                              navigator,
                              topic,
                              "article",
                              new ArticleController(guide(language, navigator), article)))
              .orElseGet(() -> lost(topic, navigator));
      case DISPUTE ->
          history
              .dispute(topic.id())
              .map(dispute -> dispute(topic, new DisputeModel(dispute), navigator))
              .orElseGet(() -> lost(topic, navigator));
      case BOOK ->
          history
              .book(topic.id())
              .<Presenter>map(book ->
                  language -> {
                    HistoryContext guide = guide(language, navigator);
                    return page(guide, navigator, topic, "book", new BookController(guide, book));
                  })
              .orElseGet(() -> lost(topic, navigator));
      case EVENT ->
          history.has(topic) ? timeline(navigator, Optional.of(topic)) : lost(topic, navigator);
      case PLACE ->
          history.has(topic) ? map(navigator, Optional.of(topic)) : lost(topic, navigator);
      case TERM ->
          history.has(topic) ? names(navigator, Optional.of(topic)) : lost(topic, navigator);
      case LESSON -> throw new IllegalArgumentException(topic.text());
    };
  }

  private Presenter dispute(Topic topic, DisputeModel model, Navigator navigator) {
    return language -> {
      HistoryContext guide = guide(language, navigator);
      return page(
          guide,
          navigator,
          topic,
          "dispute",
          new DisputeController(guide, new Boards(settings, language), model));
    };
  }

  private Presenter timeline(Navigator navigator, Optional<Topic> topic) {
    TimelineModel model = new TimelineModel(history.timeline());
    topic.flatMap(each -> history.event(each.id())).ifPresent(model::choose);
    return presenter(
        navigator, Section.TIMELINE, "timeline", guide -> new TimelineController(guide, model));
  }

  private Presenter map(Navigator navigator, Optional<Topic> topic) {
    MapModel model = new MapModel(history.map());
    topic.flatMap(each -> history.place(each.id())).ifPresent(model::choose);
    return presenter(navigator, Section.MAP, "map", guide -> new MapController(guide, model));
  }

  private Presenter names(Navigator navigator, Optional<Topic> topic) {
    NamesModel model = new NamesModel(history);
    topic.flatMap(each -> history.term(each.id())).ifPresent(model::choose);
    return presenter(navigator, Section.NAMES, "names", guide -> new NamesController(guide, model));
  }

  private Presenter presenter(
      Navigator navigator,
      Section section,
      String document,
      Function<HistoryContext, PageController> maker) {
    return language -> {
      HistoryContext guide = guide(language, navigator);
      PageController controller = maker.apply(guide);
      Parent content = load(guide, document, controller);
      return framed(
              guide, navigator, Optional.of(section), content, guide.say("section." + section.id()))
          .under(home(guide))
          .whenHidden(controller::dispose);
    };
  }

  private Screen page(
      HistoryContext guide,
      Navigator navigator,
      Topic topic,
      String document,
      PageController controller) {
    Optional<Section> section = Section.of(topic.kind());
    Parent content = load(guide, document, controller);
    Screen screen =
        framed(guide, navigator, section, content, guide.title(topic))
            .whenHidden(controller::dispose);
    return section
        .map(each ->
            screen.under(
                home(guide),
                new Screen.Crumb(guide.say("section." + each.id()), new SectionRoute(each))))
        .orElseGet(() -> screen.under(home(guide)));
  }

  /// A page whose file could not be read, or which a link only imagined.
  private Presenter lost(Topic topic, Navigator navigator) {
    return language -> {
      HistoryContext guide = guide(language, navigator);
      return page(guide, navigator, topic, "lost", new UnreadablePageController(guide, topic));
    };
  }

  private static Screen.Crumb home(HistoryContext guide) {
    return new Screen.Crumb(guide.say("title"), Area.READ.front());
  }

  private Screen framed(
      HistoryContext guide,
      Navigator navigator,
      Optional<Section> section,
      Parent content,
      String title) {
    SearchIndex index =
        indexes.computeIfAbsent(guide.language(), each -> new SearchIndex(history, each));
    FrameController frame =
        new FrameController(guide, navigator, index, settings, section, content);
    return Screen.of(load(guide, "frame", frame), title)
        .withShortcuts(Shortcut.of("Shortcut+F", frame::focusSearch));
  }

  private HistoryContext guide(Language language, Navigator navigator) {
    Words words = Words.of(HistoryScreens.class, "history", language);
    return new HistoryContext(history, library, language, words, navigator);
  }

  private static Parent load(HistoryContext guide, String document, Object controller) {
    return Fxml.load(HistoryScreens.class, document, guide.words(), controller);
  }

  /// Returns the pages to offer beside a rule or a passage elsewhere.
  public FurtherReading furtherReading() {
    return reading;
  }

  /// Returns the pictures to take of the history browser.
  public List<TourStop> stops() {
    return HistoryTour.stops();
  }
}
