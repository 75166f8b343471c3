package hnefi.storage;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Language;
import hnefi.text.Localized;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UserFoldersTest {
  private static final Path HOME = Path.of("/home/astrid").toAbsolutePath();

  private final List<Localized> notices = new ArrayList<>();

  @Test
  void onLinuxTheFoldersOfTheDesktopAreUsed() {
    UserFolders folders = folders("Linux", Map.of());

    assertThat(folders.settings()).isEqualTo(HOME.resolve(".config/hnefi/settings.yaml"));
    assertThat(folders.games()).isEqualTo(HOME.resolve(".local/share/hnefi/games"));
    assertThat(folders.profiles()).isEqualTo(HOME.resolve(".local/share/hnefi/profiles.yaml"));
  }

  @Test
  void onLinuxTheEnvironmentMayNameOtherFolders() {
    Path elsewhere = HOME.resolve("elsewhere");
    UserFolders folders =
        folders(
            "Linux",
            Map.of("XDG_CONFIG_HOME", elsewhere.toString(), "XDG_DATA_HOME", "not/absolute"));

    assertThat(folders.configuration()).isEqualTo(elsewhere.resolve("hnefi"));
    assertThat(folders.data()).isEqualTo(HOME.resolve(".local/share/hnefi"));
  }

  @Test
  void onWindowsSettingsRoamAndGamesStay() {
    UserFolders folders = folders("Windows 11", Map.of());

    assertThat(folders.configuration()).isEqualTo(HOME.resolve("AppData/Roaming/Hnefi"));
    assertThat(folders.data()).isEqualTo(HOME.resolve("AppData/Local/Hnefi"));
  }

  @Test
  void onMacEverythingIsSupportOfTheApplication() {
    UserFolders folders = folders("Mac OS X", Map.of());

    assertThat(folders.configuration())
        .isEqualTo(folders.data())
        .isEqualTo(HOME.resolve("Library/Application Support/Hnefi"));
  }

  @Test
  void aFolderThatTheSystemCannotSpellIsTold() {
    UserFolders folders = folders("Linux", Map.of("XDG_DATA_HOME", "/home/\0strid/data"));

    assertThat(folders.data()).isEqualTo(HOME.resolve(".local/share/hnefi"));
    assertThat(notices).hasSize(1);
    assertThat(notices.getFirst().in(Language.EN)).contains("/home/?strid/data", ".local/share");
  }

  @Test
  void aUserWhoIsNotInTheListOfUsersMayHaveAHomeInTheEnvironment() {
    Map<String, String> properties =
        Map.of("os.name", "Linux", "user.home", "?", "java.io.tmpdir", "/tmp");

    UserFolders folders =
        UserFolders.of(properties::get, Map.of("HOME", HOME.toString())::get, notices::add);

    assertThat(folders.configuration()).isEqualTo(HOME.resolve(".config/hnefi"));
    assertThat(notices).isEmpty();
  }

  @Test
  void withoutAnyHomeTheFilesAreTemporaryAndThatIsTold() {
    Map<String, String> properties =
        Map.of("os.name", "Linux", "user.home", "?", "java.io.tmpdir", "/tmp");

    UserFolders folders =
        UserFolders.of(properties::get, Map.<String, String>of()::get, notices::add);

    assertThat(folders.data()).isEqualTo(Path.of("/tmp/hnefi/.local/share/hnefi"));
    assertThat(notices).hasSize(1);
  }

  private UserFolders folders(String system, Map<String, String> environment) {
    Map<String, String> properties =
        Map.of("os.name", system, "user.home", HOME.toString(), "java.io.tmpdir", "/tmp");
    return UserFolders.of(properties::get, environment::get, notices::add);
  }
}
