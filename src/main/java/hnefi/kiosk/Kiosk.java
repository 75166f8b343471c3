package hnefi.kiosk;

import hnefi.content.ContentFolder;

/// What the window of a kiosk is given.
///
/// @param content with the texts of the overlay folder in it
public record Kiosk(
    KioskSettings settings,
    ContentFolder content,
    SupervisorLink supervisor,
    VisitCounts counts,
    PinGate pin,
    StaffPage staff) {}
