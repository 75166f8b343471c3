package hnefi.ui.kiosk;

import hnefi.ui.nav.Navigator;
import hnefi.ui.profile.ProfilesModel;
import hnefi.ui.settings.SettingsModel;

/// The program as one visitor uses it: made when the visitor comes, dropped when he has gone, so
/// that nothing of it is left.
public record Visit(SettingsModel settings, Navigator navigator, ProfilesModel progress) {}
