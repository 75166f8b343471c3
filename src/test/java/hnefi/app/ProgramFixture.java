package hnefi.app;

import hnefi.session.CustomLayouts;
import hnefi.storage.UserFolders;
import hnefi.text.Language;
import hnefi.ui.file.ScriptedDesktop;
import hnefi.ui.home.AreaDrawings;
import hnefi.ui.learn.page.DelayedActions;
import hnefi.ui.profile.Profiles;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SystemLook;
import hnefi.ui.settings.Theme;
import hnefi.ui.shell.NoticeQueue;
import hnefi.ui.theme.Appearance;
import java.nio.file.Path;

/// The whole program, put together as in the window; it keeps its files below a folder of the test,
/// and nothing in it moves.
final class ProgramFixture {
  private ProgramFixture() {}

  static Program program(Path folder, Settings settings, Language language) {
    Appearance.prepare();
    NoticeQueue notices = new NoticeQueue();
    UserFiles files = UserFiles.immediate(UserFolders.in(folder), notices::tell);
    return Program.of(
        settings,
        Profiles.NOBODY_YET,
        CustomLayouts.NONE,
        language,
        SystemLook.of(Theme.LIGHT, true),
        files.games(),
        files.houseRules(),
        notices,
        new ScriptedDesktop().access(),
        DelayedActions.manual(),
        new AreaDrawings());
  }
}
