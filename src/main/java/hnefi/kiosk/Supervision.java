package hnefi.kiosk;

import java.time.Instant;

/// What the supervisor tells a window when it starts it.
///
/// @param since when the kiosk was started
/// @param replaced how many windows were replaced since
/// @param failures the wrong PINs entered in earlier windows
public record Supervision(Instant since, int replaced, PinFailures failures) {}
