package hnefi.kiosk;

import java.io.IOException;

/// Starts the process of a window, its standard streams being pipes.
@FunctionalInterface
public interface WindowStarter {
  /// @param inSoftware whether the window is drawn without the graphics card
  Process start(boolean inSoftware) throws IOException;
}
