package hnefi.app;

import hnefi.console.Pictures;
import hnefi.fx.nav.Area;
import hnefi.fx.settings.SystemLook;
import hnefi.fx.settings.TextSize;
import hnefi.fx.settings.Theme;
import hnefi.fx.shell.NoticeQueue;
import hnefi.fx.task.Scheduler;
import hnefi.fx.theme.Appearance;
import hnefi.fx.tour.Tour;
import hnefi.fx.tour.TourStop;
import hnefi.kiosk.ScreenSize;
import hnefi.session.CustomLayouts;
import hnefi.storage.UserFolders;
import hnefi.text.Language;
import hnefi.ui.home.AreaDrawings;
import hnefi.ui.kiosk.KioskScreen;
import hnefi.ui.kiosk.KioskTour;
import hnefi.ui.kiosk.ScreenScale;
import hnefi.ui.profile.Profiles;
import hnefi.ui.route.LanguageRoute;
import hnefi.ui.settings.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;

/// Takes the pictures of the tour with a JavaFX that needs no display.
final class HeadlessTour implements Pictures {
  @Override
  public int take(Order order) throws IOException, NoSuchScreen {
    CompletableFuture<List<Callable<Path>>> begun = new CompletableFuture<>();
    Toolkit.goHeadless();
    Path nothing = Files.createTempDirectory("hnefi-tour");
    Toolkit.start(() -> begun.complete(pictures(order, nothing)), begun);
    try {
      List<Callable<Path>> pictures = begun.join();
      for (Callable<Path> each : pictures) {
        takeNow(each).join();
      }
      return pictures.size();
    } catch (CompletionException e) {
      if (e.getCause() instanceof IOException cause) {
        throw cause;
      }
      if (e.getCause() instanceof NoSuchScreen cause) {
        throw cause;
      }
      throw e;
    } finally {
      Platform.exit();
      remove(nothing);
    }
  }

  private static CompletableFuture<Path> takeNow(Callable<Path> picture) {
    CompletableFuture<Path> taken = new CompletableFuture<>();
    Platform.runLater(() -> {
      // JavaFX takes what goes wrong in listeners to the thread, where it would go unseen.
      Thread.currentThread()
          .setUncaughtExceptionHandler((_, mishap) -> taken.completeExceptionally(mishap));
      try {
        taken.complete(picture.call());
      } catch (Exception | Error e) {
        taken.completeExceptionally(e);
      }
    });
    return taken;
  }

  private static void remove(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(each);
      }
    }
  }

  private static List<Callable<Path>> pictures(Order order, Path nothing) throws NoSuchScreen {
    Appearance.prepare();
    return (order.kiosk().isPresent() ? kiosk(order, order.kiosk().get()) : desktop(order, nothing))
        .pictures(
            order.folder(),
            order.languages(),
            order.themes().stream().map(name -> Theme.values()[themes().indexOf(name)]).toList(),
            order.sizes().stream()
                .map(size -> new Dimension2D(size.width(), size.height()))
                .toList(),
            nearest(order.textPercent()));
  }

  private static Tour desktop(Order order, Path nothing) throws NoSuchScreen {
    NoticeQueue notices = new NoticeQueue();
    UserFiles files = UserFiles.immediate(UserFolders.in(nothing), notices::tell);
    Program program =
        Program.of(
            Settings.DEFAULT,
            Profiles.NOBODY_YET,
            CustomLayouts.NONE,
            Language.EN,
            SystemLook.of(Theme.LIGHT, true),
            files.games(),
            files.houseRules(),
            notices,
            UserFiles.desktop(),
            Scheduler.manual(),
            new AreaDrawings());
    return new Tour(
        program.shell().root(),
        program.navigator(),
        program.settings(),
        wanted(order, program.stops().get()),
        new Appearance(program.settings())::dress,
        Area.SETTINGS.front());
  }

  private static Tour kiosk(Order order, Size millimetres) throws NoSuchScreen {
    ScreenSize size = new ScreenSize(millimetres.width(), millimetres.height());
    Size pixels = order.sizes().getFirst();
    KioskScreen screen =
        StandaloneKiosk.screen(ScreenScale.of(size, pixels.width(), pixels.height()));
    return new Tour(
        screen.root(),
        screen.visit().navigator(),
        screen.visit().settings(),
        wanted(order, KioskTour.stops(screen)),
        screen::dress,
        new LanguageRoute());
  }

  private static List<TourStop> wanted(Order order, List<TourStop> stops) throws NoSuchScreen {
    for (String name : order.only()) {
      if (stops.stream().noneMatch(stop -> stop.name().startsWith(name))) {
        throw new NoSuchScreen(name, stops.stream().map(TourStop::name).toList());
      }
    }
    return stops.stream()
        .filter(stop ->
            order.only().isEmpty() || order.only().stream().anyMatch(stop.name()::startsWith))
        .toList();
  }

  /// Returns the names of the themes, in the order in which their pictures are taken.
  static List<String> themes() {
    return Arrays.stream(Theme.values()).map(Theme::id).toList();
  }

  private static TextSize nearest(int percent) {
    return Arrays.stream(TextSize.values())
        .min(Comparator.comparingInt(size -> Math.abs(size.percent() - percent)))
        .orElseThrow();
  }
}
