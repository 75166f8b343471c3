package hnefi.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.ui.settings.Theme;
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
  private static final Pattern COLOUR = Pattern.compile("-hnefi-([a-z-]+): (#[0-9A-F]{6});");

  @ParameterizedTest
  @EnumSource(Theme.class)
  void textIsReadableOnWhatItLiesOn(Theme theme) throws IOException {
    Map<String, Color> colours = colours(theme);
    for (String ground : new String[] {"ground", "surface"}) {
      for (String text : new String[] {"ink", "ink-soft", "fjord", "ochre", "madder"}) {
        assertReadable(colours, text, ground);
      }
    }
    assertReadable(colours, "on-fjord", "fjord");
    assertReadable(colours, "on-ochre", "ochre");
    assertReadable(colours, "on-ochre", "ochre-deep");
    assertReadable(colours, "on-madder", "madder");
    assertReadable(colours, "ink", "inset");
    assertReadable(colours, "ink", "fjord-soft");
    assertReadable(colours, "ink", "ochre-soft");
    assertReadable(colours, "ink", "madder-soft");
    assertReadable(colours, "ochre-deep", "ochre-soft");
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyThemeNamesTheSameColours(Theme theme) throws IOException {
    assertThat(colours(theme).keySet()).isEqualTo(colours(Theme.LIGHT).keySet());
  }

  private static void assertReadable(Map<String, Color> colours, String text, String ground) {
    assertThat(contrast(colour(colours, text), colour(colours, ground)))
        .as("%s on %s", text, ground)
        .isGreaterThanOrEqualTo(LEAST);
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

  // As the Web Content Accessibility Guidelines define it.
  private static double contrast(Color one, Color other) {
    double lighter = Math.max(luminance(one), luminance(other));
    double darker = Math.min(luminance(one), luminance(other));
    return (lighter + 0.05) / (darker + 0.05);
  }

  private static double luminance(Color colour) {
    return 0.2126 * linear(colour.getRed())
        + 0.7152 * linear(colour.getGreen())
        + 0.0722 * linear(colour.getBlue());
  }

  private static double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
  }
}
