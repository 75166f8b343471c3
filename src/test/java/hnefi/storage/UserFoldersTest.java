package hnefi.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UserFoldersTest {
  private static final Path HOME = Path.of("/home/astrid").toAbsolutePath();

  @Test
  void onLinuxTheFoldersOfTheDesktopAreUsed() {
    UserFolders folders = UserFolders.of("Linux", HOME, Map.<String, String>of()::get);

    assertThat(folders.settings()).isEqualTo(HOME.resolve(".config/hnefi/settings.txt"));
    assertThat(folders.games()).isEqualTo(HOME.resolve(".local/share/hnefi/games"));
    assertThat(folders.progress()).isEqualTo(HOME.resolve(".local/share/hnefi/progress.txt"));
  }

  @Test
  void onLinuxTheEnvironmentMayNameOtherFolders() {
    Path elsewhere = HOME.resolve("elsewhere");
    UserFolders folders =
        UserFolders.of(
            "Linux",
            HOME,
            Map.of("XDG_CONFIG_HOME", elsewhere.toString(), "XDG_DATA_HOME", "not/absolute")::get);

    assertThat(folders.configuration()).isEqualTo(elsewhere.resolve("hnefi"));
    assertThat(folders.data()).isEqualTo(HOME.resolve(".local/share/hnefi"));
  }

  @Test
  void onWindowsSettingsRoamAndGamesStay() {
    UserFolders folders = UserFolders.of("Windows 11", HOME, Map.<String, String>of()::get);

    assertThat(folders.configuration()).isEqualTo(HOME.resolve("AppData/Roaming/Hnefi"));
    assertThat(folders.data()).isEqualTo(HOME.resolve("AppData/Local/Hnefi"));
  }

  @Test
  void onMacEverythingIsSupportOfTheApplication() {
    UserFolders folders = UserFolders.of("Mac OS X", HOME, Map.<String, String>of()::get);

    assertThat(folders.configuration())
        .isEqualTo(folders.data())
        .isEqualTo(HOME.resolve("Library/Application Support/Hnefi"));
  }
}
