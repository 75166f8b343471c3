package hnefi.kiosk;

import java.io.IOException;

/// Starts the process of a window, its standard streams being pipes.
@FunctionalInterface
public interface WindowStarter {
  Process start() throws IOException;
}
