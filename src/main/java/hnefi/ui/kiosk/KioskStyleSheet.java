package hnefi.ui.kiosk;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;

/// The style sheet of the kiosk, whose `mm` are millimetres of the screen. JavaFX takes them for a
/// fixed number of pixels, whatever the screen.
final class KioskStyleSheet {
  private static final Pattern MILLIMETRES = Pattern.compile("(-?[0-9]+(?:\\.[0-9]+)?)mm\\b");

  /// The size of the letters, in millimetres: what is read at arm's length, and capitals of 0.7
  /// degrees at 600 mm.
  private static final double LETTERS = 6.5;

  private static final double LARGE_LETTERS = 11.4;

  /// The least sizes as a share of the shorter side of the screen: on a large screen people stand
  /// farther away.
  private static final double SHARE = 1.0 / 50;

  private static final double LARGE_SHARE = 1.0 / 36;

  /// The most that large letters take of it: on a small screen nothing else would fit.
  private static final double MOST_SHARE = 1.0 / 24;

  private KioskStyleSheet() {}

  /// Returns the address of the sheet for a screen.
  ///
  /// @param shorter the shorter side of the screen, in pixels
  static String of(ScreenScale scale, double shorter) {
    double large = Math.max(scale.pixels(LARGE_LETTERS), shorter * LARGE_SHARE);
    String sizes =
        size("text-100", Math.max(scale.pixels(LETTERS), shorter * SHARE))
            + size("text-150", Math.min(large, shorter * MOST_SHARE));
    String css =
        MILLIMETRES
            .matcher(text())
            .replaceAll(each -> px(scale.pixels(Double.parseDouble(each.group(1)))));
    return "data:text/css;base64,"
        + Base64.getEncoder().encodeToString((css + sizes).getBytes(StandardCharsets.UTF_8));
  }

  private static String size(String styleClass, double pixels) {
    return ".root.kiosk.%s, .root.kiosk.%s:roomy, .root.kiosk.%s:vast { -fx-font-size: %s; }%n"
        .formatted(styleClass, styleClass, styleClass, px(pixels));
  }

  private static String px(double pixels) {
    return String.format(Locale.ROOT, "%.1fpx", pixels);
  }

  private static String text() {
    try (InputStream in =
        Objects.requireNonNull(KioskStyleSheet.class.getResourceAsStream("kiosk.css"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
