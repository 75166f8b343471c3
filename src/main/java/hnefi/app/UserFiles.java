package hnefi.app;

import hnefi.content.HouseRulesFile;
import hnefi.content.Library;
import hnefi.fx.file.DesktopAccess;
import hnefi.session.CustomLayouts;
import hnefi.storage.AtomicFiles;
import hnefi.storage.BackgroundWriter;
import hnefi.storage.FileRepository;
import hnefi.storage.GameRepository;
import hnefi.storage.HomeFolders;
import hnefi.storage.StorageContext;
import hnefi.storage.UserFolders;
import hnefi.text.Localized;
import hnefi.ui.profile.Profiles;
import hnefi.ui.settings.Settings;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/// Everything that is kept for a person, read and written beside the window.
///
/// @param houseRules given the library in which the rules must be found
record UserFiles(
    FileRepository<Settings> settings,
    FileRepository<Profiles> profiles,
    FileRepository<CustomLayouts> layouts,
    GameRepository games,
    Function<Supplier<Library>, FileRepository<HouseRulesFile>> houseRules,
    BackgroundWriter writer) {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /// @param notices hears on any thread what is wrong with a file
  static UserFiles of(UserFolders folders, Consumer<Localized> notices) {
    return of(
        folders,
        BackgroundWriter.ofThread(),
        Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("reader").factory()),
        notices);
  }

  /// Returns files that are read and written at once, for pictures.
  static UserFiles immediate(UserFolders folders, Consumer<Localized> notices) {
    return of(folders, BackgroundWriter.immediate(), Runnable::run, notices);
  }

  /// Returns what the desktop of this person offers.
  static DesktopAccess desktop() {
    // Whoever keeps the settings has told of folders that cannot be used.
    HomeFolders homes = HomeFolders.ofThisMachine(_ -> {});
    return DesktopAccess.ofThisDesktop(homes.home(), homes.configuration());
  }

  private static UserFiles of(
      UserFolders folders, BackgroundWriter writer, Executor reader, Consumer<Localized> notices) {
    StorageContext context = new StorageContext(writer, notices);
    return new UserFiles(
        new FileRepository<>(folders.settings(), Settings.DEFAULT, Settings.MAPPER, context),
        new FileRepository<>(folders.profiles(), Profiles.NOBODY_YET, Profiles.MAPPER, context),
        new FileRepository<>(folders.layouts(), CustomLayouts.NONE, CustomLayouts.MAPPER, context),
        new GameRepository(folders.games(), Clock::systemDefaultZone, context, reader),
        library ->
            new FileRepository<>(
                folders.houseRules(), HouseRulesFile.NONE, HouseRulesFile.mapper(library), context),
        writer);
  }

  /// Removes what killed programs left half written.
  static void removeTemporaryFiles(UserFolders folders) {
    AtomicFiles files = new AtomicFiles();
    List.of(folders.configuration(), folders.data(), folders.games())
        .forEach(files::removeTemporaryFiles);
  }

  /// Waits until everything is written.
  void flush() {
    writer.flush(PATIENCE);
  }
}
