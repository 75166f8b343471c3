package hnefi.app;

import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class DesktopFoldersTest {
  private final String home = System.getProperty("user.home", "");

  @AfterEach
  void moveBack() {
    System.setProperty("user.home", home);
  }

  @Test
  void aHomeThatTheSystemCannotSpellKeepsNothingFromStarting() {
    System.setProperty("user.home", "/home/bj\0rn");

    assertThatCode(UserFiles::desktop).doesNotThrowAnyException();
  }
}
