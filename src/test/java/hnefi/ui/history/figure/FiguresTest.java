package hnefi.ui.history.figure;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.history.History;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Router;
import hnefi.fx.nav.Screen;
import hnefi.fx.theme.Appearance;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.history.HistoryScreens;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.settings.SettingsFixture;
import hnefi.ui.settings.SettingsModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What the pictures claim is what the content says.
@ExtendWith(WindowExtension.class)
class FiguresTest {
  private static final ContentFolder PACKED = ContentFolder.packed();
  private static final Library LIBRARY = Library.read(PACKED);

  private static final Navigator NAVIGATOR =
      new Navigator(
          Router.builder()
              .front(Area.READ, (_, _) -> _ -> Screen.of(new Pane(), "Nothing"))
              .build(),
          Area.READ.front());

  @Test
  void aYearChangedInTheTimelineIsAnotherYearInThePicture() {
    HistoryContext context = context(replacing("history/timeline.yaml", ": 1587", ": 1601"));
    assertThat(words(new Figures(context).draw("last-mentions").orElseThrow()))
        .contains("1601")
        .doesNotContain("1587");
  }

  @Test
  void aNameChangedInTheGlossaryIsAnotherNameInThePicture() {
    HistoryContext context =
        context(replacing("history/glossary.yaml", "word: zabel", "word: zabelspil"));
    assertThat(words(new Figures(context).draw("name-tree").orElseThrow()))
        .contains("zabelspil", "tabula", "hnefatafl")
        .doesNotContain("zabel");
  }

  @Test
  void theBooksOnTheShelfAreThoseOfTheBibliography() {
    HistoryContext context = context(PACKED);
    List<String> names =
        context.history().books().values().stream()
            .map(book -> context.say(book.source().shortName()))
            .toList();
    assertThat(words(new SectionPictures(context).shelf())).containsExactlyElementsOf(names);
  }

  @Test
  void everySectionHasItsPicture() {
    SectionPictures emblems = new SectionPictures(context(PACKED));
    assertThat(List.of(emblems.bay(), emblems.tree(), emblems.threads(), emblems.board()))
        .noneMatch(each -> each.getClass().equals(Region.class));
  }

  @Test
  void aPictureThatCouldNotBeReadIsMissingAndNothingElse() {
    HistoryContext context =
        context(path -> path.endsWith("figures.yaml") ? Optional.empty() : PACKED.read(path));
    assertThat(new Figures(context).draw("bay")).isEmpty();
    assertThat(words(new SectionPictures(context).tree())).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void namesBesideEachOtherDoNotTouch(Language language) {
    SettingsModel settings = SettingsFixture.withoutMotion(language);
    HistoryContext context = context(PACKED, language);
    FxThread.run(() -> {
      Region tree = new Figures(context).draw("name-tree").orElseThrow();
      Scene scene = new Scene(tree, 680, 430);
      new Appearance(settings).dress(scene);
      tree.applyCss();
      tree.layout();
      List<Bounds> words =
          texts(tree).stream()
              .filter(each -> each.getOpacity() > 0)
              .map(each -> each.localToScene(each.getLayoutBounds()))
              .toList();
      for (Bounds one : words) {
        Bounds room =
            new BoundingBox(
                one.getMinX() - 4, one.getMinY(), one.getWidth() + 8, one.getHeight() / 2);
        assertThat(words).filteredOn(room::intersects).containsExactly(one);
      }
    });
  }

  private static HistoryContext context(ContentFolder folder) {
    return context(folder, Language.EN);
  }

  private static HistoryContext context(ContentFolder folder, Language language) {
    return new HistoryContext(
        History.read(folder, LIBRARY),
        LIBRARY,
        language,
        Words.of(HistoryScreens.class, "history", language),
        NAVIGATOR);
  }

  private static ContentFolder replacing(String file, String found, String replacement) {
    try {
      String whole = PACKED.read(file).orElseThrow();
      assertThat(whole).contains(found);
      String changed = whole.replace(found, replacement);
      return path -> path.equals(file) ? Optional.of(changed) : PACKED.read(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> words(Node node) {
    return texts(node).stream().map(Text::getText).toList();
  }

  private static List<Text> texts(Node node) {
    List<Text> found = new ArrayList<>();
    if (node instanceof Text text) {
      found.add(text);
    } else if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(each -> found.addAll(texts(each)));
    }
    return found;
  }
}
