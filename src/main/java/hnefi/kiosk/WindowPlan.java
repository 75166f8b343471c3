package hnefi.kiosk;

import hnefi.text.Language;
import java.time.LocalTime;
import java.util.Optional;

/// How one window is supervised.
///
/// @param nightly when the window is replaced though it is well; empty for never
/// @param language the language of the log
public record WindowPlan(
    WindowStarter starter, Optional<LocalTime> nightly, KioskLog log, Language language) {}
