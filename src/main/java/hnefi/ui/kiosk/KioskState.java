package hnefi.ui.kiosk;

/// What a kiosk shows instead of a place of a visit, or above it.
public enum KioskState {
  /// The game that plays itself while nobody is there.
  ATTRACT {
    @Override
    public void pose(KioskScreen screen) {}
  },
  /// The question whether anybody is still there.
  COUNTDOWN {
    @Override
    public void pose(KioskScreen screen) {
      screen.begin();
      screen.countDown(SECONDS_LEFT);
    }
  },
  /// The pad for the PIN of the staff.
  PIN {
    @Override
    public void pose(KioskScreen screen) {
      screen.askForPin();
    }
  },
  /// The page of the staff.
  STAFF {
    @Override
    public void pose(KioskScreen screen) {
      screen.openStaffPage();
    }
  };

  private static final int SECONDS_LEFT = 14;

  /// Brings a kiosk there at which nobody is.
  public abstract void pose(KioskScreen screen);
}
