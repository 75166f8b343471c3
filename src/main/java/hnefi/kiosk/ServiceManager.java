package hnefi.kiosk;

import java.time.Duration;
import java.util.Optional;

/// What started the kiosk and watches over it.
interface ServiceManager {
  /// Nobody watches.
  ServiceManager NONE =
      new ServiceManager() {
        @Override
        public void tell(String assignment) {}

        @Override
        public Optional<Duration> watchdog() {
          return Optional.empty();
        }
      };

  /// Tells one of the assignments of `sd_notify(3)`, such as `READY=1`.
  void tell(String assignment);

  /// Returns how often it wants to hear `WATCHDOG=1`.
  Optional<Duration> watchdog();
}
