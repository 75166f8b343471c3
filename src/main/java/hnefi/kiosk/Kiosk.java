package hnefi.kiosk;

/// What the window of a kiosk is given.
public record Kiosk(
    KioskSettings settings,
    OverlayCheck overlay,
    SupervisorLink supervisor,
    VisitCounts counts,
    PinGate pin,
    StaffPage staff) {}
