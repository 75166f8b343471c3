package hnefi.ui.history;

import hnefi.content.Library;
import hnefi.content.history.History;
import hnefi.content.history.Topic;
import hnefi.content.history.search.SearchIndex;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.AreaRoute;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Router;
import hnefi.fx.nav.Screen;
import hnefi.fx.nav.Shortcut;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.further.FurtherReading;
import hnefi.ui.history.map.MapModel;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.history.time.TimelineModel;
import hnefi.ui.route.Section;
import hnefi.ui.route.SectionRoute;
import hnefi.ui.route.TopicRoute;
import hnefi.ui.settings.Boards;
import hnefi.ui.settings.SettingsModel;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.Parent;

/// Makes the screens of the history browser.
public final class HistoryScreens {
  private final Supplier<History> history;
  private final Supplier<Library> library;
  private final SettingsModel settings;
  private final FurtherReading furtherReading;
  private final Map<Language, SearchIndex> indexes = new EnumMap<>(Language.class);

  /// @param history asked when a page is needed
  /// @param library asked when a page is needed
  /// @param settings whose type size readers may change on every page
  public HistoryScreens(
      Supplier<History> history, Supplier<Library> library, SettingsModel settings) {
    this.history = history;
    this.library = library;
    this.settings = settings;
    furtherReading = new HistoryFurtherReading(history);
  }

  /// Registers the screens.
  public Router.Builder register(Router.Builder router) {
    return router
        .front(Area.READ, this::front)
        .at(SectionRoute.class, this::section)
        .at(TopicRoute.class, this::topic);
  }

  /// Visits the first page, with the ways into all parts.
  private Presenter front(AreaRoute route, Navigator navigator) {
    return language -> {
      HistoryContext context = context(language, navigator);
      return framed(
          context,
          navigator,
          Optional.empty(),
          load(context, "front", front(context, navigator)),
          context.say("title"));
    };
  }

  private HistoryHomeController front(HistoryContext context, Navigator navigator) {
    return new HistoryHomeController(context, section -> navigator.go(new SectionRoute(section)));
  }

  /// Visits the beginning of a part.
  private Presenter section(SectionRoute route, Navigator navigator) {
    return switch (route.section()) {
      case THEMES -> presenter(navigator, route.section(), "themes", ThemesController::new);
      case DISPUTES -> presenter(navigator, route.section(), "disputes", DisputesController::new);
      case BOOKS ->
          presenter(
              navigator,
              route.section(),
              "books",
              context -> new BooksController(context, new Boards(settings, context.language())));
      case TIMELINE -> timeline(navigator, Optional.empty());
      case MAP -> map(navigator, Optional.empty());
      case NAMES -> names(navigator, Optional.empty());
    };
  }

  /// Visits a page.
  private Presenter topic(TopicRoute route, Navigator navigator) {
    Topic topic = route.topic();
    return switch (topic.kind()) {
      case ARTICLE ->
          history
              .get()
              .article(topic.id())
              .<Presenter>map(article ->
                  language ->
                      article.in(language).isEmpty()
                          ? lost(topic, navigator).screen(language)
                          : page(
                              context(language, navigator),
                              navigator,
                              topic,
                              "article",
                              new ArticleController(context(language, navigator), article)))
              .orElseGet(() -> lost(topic, navigator));
      case DISPUTE ->
          history
              .get()
              .dispute(topic.id())
              .map(dispute -> dispute(topic, new DisputeModel(dispute), navigator))
              .orElseGet(() -> lost(topic, navigator));
      case BOOK ->
          history
              .get()
              .book(topic.id())
              .<Presenter>map(book ->
                  language -> {
                    HistoryContext context = context(language, navigator);
                    return page(
                        context, navigator, topic, "book", new BookController(context, book));
                  })
              .orElseGet(() -> lost(topic, navigator));
      case EVENT ->
          history.get().has(topic)
              ? timeline(navigator, Optional.of(topic))
              : lost(topic, navigator);
      case PLACE ->
          history.get().has(topic) ? map(navigator, Optional.of(topic)) : lost(topic, navigator);
      case TERM ->
          history.get().has(topic) ? names(navigator, Optional.of(topic)) : lost(topic, navigator);
      case LESSON -> throw new IllegalArgumentException(topic.text());
    };
  }

  private Presenter dispute(Topic topic, DisputeModel model, Navigator navigator) {
    return language -> {
      HistoryContext context = context(language, navigator);
      return page(
          context,
          navigator,
          topic,
          "dispute",
          new DisputeController(context, new Boards(settings, language), model));
    };
  }

  private Presenter timeline(Navigator navigator, Optional<Topic> topic) {
    TimelineModel model = new TimelineModel(history.get().timeline());
    topic.flatMap(each -> history.get().event(each.id())).ifPresent(model::choose);
    return presenter(
        navigator, Section.TIMELINE, "timeline", context -> new TimelineController(context, model));
  }

  private Presenter map(Navigator navigator, Optional<Topic> topic) {
    MapModel model = new MapModel(history.get().map());
    topic.flatMap(each -> history.get().place(each.id())).ifPresent(model::choose);
    return presenter(navigator, Section.MAP, "map", context -> new MapController(context, model));
  }

  private Presenter names(Navigator navigator, Optional<Topic> topic) {
    NamesModel model = new NamesModel(history.get());
    topic.flatMap(each -> history.get().term(each.id())).ifPresent(model::choose);
    return presenter(
        navigator, Section.NAMES, "names", context -> new NamesController(context, model));
  }

  private Presenter presenter(
      Navigator navigator,
      Section section,
      String document,
      Function<HistoryContext, PageController> maker) {
    return language -> {
      HistoryContext context = context(language, navigator);
      PageController controller = maker.apply(context);
      Parent content = load(context, document, controller);
      return framed(
              context,
              navigator,
              Optional.of(section),
              content,
              context.say("section." + section.id()))
          .under(home(context))
          .whenHidden(controller::dispose);
    };
  }

  private Screen page(
      HistoryContext context,
      Navigator navigator,
      Topic topic,
      String document,
      PageController controller) {
    Optional<Section> section = Section.of(topic.kind());
    Parent content = load(context, document, controller);
    Screen screen =
        framed(context, navigator, section, content, context.title(topic))
            .whenHidden(controller::dispose);
    return section
        .map(each ->
            screen.under(
                home(context),
                new Screen.Crumb(context.say("section." + each.id()), new SectionRoute(each))))
        .orElseGet(() -> screen.under(home(context)));
  }

  /// A page whose file could not be read, or which a link only imagined.
  private Presenter lost(Topic topic, Navigator navigator) {
    return language -> {
      HistoryContext context = context(language, navigator);
      return page(context, navigator, topic, "lost", new UnreadablePageController(context, topic));
    };
  }

  private static Screen.Crumb home(HistoryContext context) {
    return new Screen.Crumb(context.say("title"), Area.READ.front());
  }

  private Screen framed(
      HistoryContext context,
      Navigator navigator,
      Optional<Section> section,
      Parent content,
      String title) {
    SearchIndex index =
        indexes.computeIfAbsent(context.language(), each -> new SearchIndex(history.get(), each));
    FrameController frame =
        new FrameController(context, navigator, index, settings, section, content);
    return Screen.of(load(context, "frame", frame), title)
        .withShortcuts(Shortcut.of("Shortcut+F", frame::focusSearch));
  }

  private HistoryContext context(Language language, Navigator navigator) {
    Words words = Words.of(HistoryScreens.class, "history", language);
    return new HistoryContext(history.get(), library.get(), language, words, navigator);
  }

  private static Parent load(HistoryContext context, String document, Object controller) {
    return Fxml.load(HistoryScreens.class, document, context.words(), controller);
  }

  /// Returns the pages to offer beside a rule or a passage elsewhere.
  public FurtherReading furtherReading() {
    return furtherReading;
  }
}
