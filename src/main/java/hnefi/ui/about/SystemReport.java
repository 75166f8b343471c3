package hnefi.ui.about;

import hnefi.text.ProgramVersion;
import hnefi.ui.settings.Settings;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;

/// What somebody who looks for a mistake wants to know: versions, system, graphics, screens and
/// settings, in English, without names of persons, folders or games.
final class SystemReport {
  private static final long MEGABYTE = 1 << 20;

  private SystemReport() {}

  /// Writes the report. Call it on the JavaFX thread.
  static String of(Settings settings) {
    return of(settings, name -> System.getProperty(name, "unknown"));
  }

  /// @param property gives the value of a system property
  static String of(Settings settings, UnaryOperator<String> property) {
    return String.format(
        Locale.ROOT,
        """
        Hnefi %s
        Java %s (%s), JavaFX %s
        %s %s, %s, %d processors, at most %d MB
        graphics: %s (order %s)
        locale: %s
        %s
        %s\
        """,
        ProgramVersion.current(),
        Runtime.version(),
        property.apply("java.vendor"),
        property.apply("javafx.runtime.version"),
        property.apply("os.name"),
        property.apply("os.version"),
        property.apply("os.arch"),
        Runtime.getRuntime().availableProcessors(),
        Runtime.getRuntime().maxMemory() / MEGABYTE,
        isDrawnByCard(property.apply("prism.order")) ? "by the card" : "by software",
        property.apply("prism.order"),
        Locale.getDefault().toLanguageTag(),
        Screen.getScreens().stream().map(SystemReport::line).collect(Collectors.joining("\n")),
        Settings.MAPPER.write(settings, Settings.DEFAULT).strip());
  }

  /// Only the pipelines of graphics cards draw in three dimensions. Where there is none, to ask
  /// would load fifty megabytes of drivers that are not used.
  private static boolean isDrawnByCard(String order) {
    return !order.equals("sw") && Platform.isSupported(ConditionalFeature.SCENE3D);
  }

  private static String line(Screen screen) {
    Rectangle2D bounds = screen.getBounds();
    return String.format(
        Locale.ROOT,
        "screen: %.0fx%.0f at %.2f, %.0f dpi",
        bounds.getWidth(),
        bounds.getHeight(),
        screen.getOutputScaleX(),
        screen.getDpi());
  }
}
