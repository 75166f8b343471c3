package hnefi.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.history.Topic;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.fx.theme.Appearance;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.UnshownScene;
import hnefi.ui.WindowExtension;
import hnefi.ui.route.Section;
import hnefi.ui.route.SectionRoute;
import hnefi.ui.route.TopicRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every page opens in every language and says what it is called.
///
/// Events, places and terms stand on one page each, which is styled and laid out as a part.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // filled by begin
class EveryPageTest {
  private HistoryFixture fixture;

  /// Begins anew in a language, in a scene without a window: nothing is painted. German, whose
  /// words are the longest, is styled and laid out as well.
  ///
  /// Such a scene holds whatever it has ever shown, so use each for few pages.
  private void begin(Language language, boolean styled) {
    FxThread.run(() -> {
      Appearance.prepare();
      fixture = new HistoryFixture(HistoryFixture.HISTORY);
      fixture.settings.change(chosen -> chosen.with(language));
      if (styled) {
        new UnshownScene(fixture.root(), fixture.settings, 1024, 768);
      }
    });
  }

  @ParameterizedTest
  @EnumSource(Topic.Kind.class)
  void everyPageOpensInEveryLanguage(Topic.Kind kind) {
    for (Language language : Language.values()) {
      begin(language, language == Language.DE && hasPagesOfItsOwn(kind));
      for (String id : ids(kind)) {
        show(TopicRoute.of(kind, id));
        String title =
            HistoryFixture.HISTORY
                .title(new Topic(kind, id), language)
                .orElseThrow()
                .replace('\u00a0', ' ');
        assertThat(HistoryFixture.words(fixture.root())).as(kind + " " + id).contains(title);
        assertThat(fixture.root().lookup("#lost")).as(kind + " " + id).isNull();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Section.class)
  void everyPartOpensInEveryLanguage(Section section) {
    for (Language language : Language.values()) {
      begin(language, language == Language.DE);
      for (Route place : List.of(Area.READ.front(), new SectionRoute(section))) {
        show(place);
        assertThat(HistoryFixture.words(fixture.root())).isNotBlank();
      }
    }
  }

  private void show(Route place) {
    FxThread.run(() -> {
      fixture.navigator.go(place);
      if (fixture.root().getScene() != null) {
        fixture.root().applyCss();
        fixture.root().layout();
      }
    });
  }

  private static boolean hasPagesOfItsOwn(Topic.Kind kind) {
    return switch (kind) {
      case ARTICLE, DISPUTE, BOOK -> true;
      case EVENT, PLACE, TERM, LESSON -> false;
    };
  }

  private static List<String> ids(Topic.Kind kind) {
    Set<String> ids =
        switch (kind) {
          case ARTICLE -> HistoryFixture.HISTORY.articles().keySet();
          case EVENT -> HistoryFixture.HISTORY.events().keySet();
          case PLACE -> HistoryFixture.HISTORY.places().keySet();
          case TERM -> HistoryFixture.HISTORY.terms().keySet();
          case DISPUTE -> HistoryFixture.HISTORY.disputes().keySet();
          case BOOK -> HistoryFixture.HISTORY.books().keySet();
          case LESSON -> Set.of();
        };
    return new ArrayList<>(ids);
  }
}
