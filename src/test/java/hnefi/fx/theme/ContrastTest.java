package hnefi.fx.theme;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.settings.Theme;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ContrastTest {
  private static final double LEAST = 5;

  /// Level AAA of the Web Content Accessibility Guidelines.
  private static final double LEAST_IN_HIGH_CONTRAST = 7;

  private static final Pattern COLOUR = Pattern.compile("-hnefi-([a-z-]+): (#[0-9A-F]{6});");

  @ParameterizedTest
  @EnumSource(Theme.class)
  void textIsReadableOnWhatItLiesOn(Theme theme) throws IOException {
    Map<String, Color> colours = colours(theme);
    for (String ground : new String[] {"ground", "surface"}) {
      for (String text : new String[] {"ink", "ink-soft", "fjord", "ochre", "madder"}) {
        assertReadable(theme, colours, text, ground);
      }
    }
    assertReadable(theme, colours, "on-fjord", "fjord");
    assertReadable(theme, colours, "on-ochre", "ochre");
    assertReadable(theme, colours, "on-ochre", "ochre-deep");
    assertReadable(theme, colours, "on-madder", "madder");
    assertReadable(theme, colours, "ink", "inset");
    assertReadable(theme, colours, "ink", "fjord-soft");
    assertReadable(theme, colours, "ink", "ochre-soft");
    assertReadable(theme, colours, "ink", "madder-soft");
    assertReadable(theme, colours, "ochre-deep", "ochre-soft");
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyThemeNamesTheSameColours(Theme theme) throws IOException {
    assertThat(colours(theme).keySet()).isEqualTo(colours(Theme.LIGHT).keySet());
  }

  private static void assertReadable(
      Theme theme, Map<String, Color> colours, String text, String ground) {
    assertThat(ColourVision.NORMAL.contrast(colour(colours, text), colour(colours, ground)))
        .as("%s on %s", text, ground)
        .isGreaterThanOrEqualTo(theme == Theme.CONTRAST ? LEAST_IN_HIGH_CONTRAST : LEAST);
  }

  private static Color colour(Map<String, Color> colours, String name) {
    return Objects.requireNonNull(colours.get(name), name);
  }

  private static Map<String, Color> colours(Theme theme) throws IOException {
    try (var in =
        Objects.requireNonNull(Appearance.class.getResourceAsStream(theme.id() + ".css"))) {
      Map<String, Color> colours = new TreeMap<>();
      Matcher matcher = COLOUR.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      while (matcher.find()) {
        colours.put(matcher.group(1), Color.web(matcher.group(2)));
      }
      return colours;
    }
  }
}
