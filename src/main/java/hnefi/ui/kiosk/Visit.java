package hnefi.ui.kiosk;

import hnefi.fx.nav.Navigator;
import hnefi.ui.learn.LessonCatalog;
import hnefi.ui.profile.ProfilesModel;
import hnefi.ui.settings.SettingsModel;

/// The program as one visitor uses it: made when the visitor comes, dropped when he has gone, so
/// that nothing of it is left.
///
/// @param lessons those in which the visitor makes progress
public record Visit(
    SettingsModel settings, Navigator navigator, ProfilesModel progress, LessonCatalog lessons) {}
