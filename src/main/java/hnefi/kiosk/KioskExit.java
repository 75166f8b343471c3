package hnefi.kiosk;

import java.util.Arrays;
import java.util.Optional;

/// Why the window of a kiosk ends on purpose. Any other end is taken for a failure, and the window
/// is replaced.
public enum KioskExit {
  /// The staff ended the kiosk.
  QUIT(10),
  /// The staff, or the time of the settings, wants a new window.
  RESTART(11);

  private final int code;

  KioskExit(int code) {
    this.code = code;
  }

  /// Returns the exit code of the window's process.
  public int code() {
    return code;
  }

  /// Returns what an exit code of the window's process means.
  public static Optional<KioskExit> of(int code) {
    return Arrays.stream(values()).filter(each -> each.code == code).findFirst();
  }
}
