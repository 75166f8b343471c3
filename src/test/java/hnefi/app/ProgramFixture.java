package hnefi.app;

import hnefi.fx.file.ScriptedDesktop;
import hnefi.fx.settings.SystemLook;
import hnefi.fx.settings.Theme;
import hnefi.fx.shell.NoticeQueue;
import hnefi.fx.task.Scheduler;
import hnefi.fx.theme.Appearance;
import hnefi.session.CustomLayouts;
import hnefi.storage.UserFolders;
import hnefi.text.Language;
import hnefi.ui.home.AreaDrawings;
import hnefi.ui.profile.Profiles;
import hnefi.ui.settings.Settings;
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
        Scheduler.manual(),
        new AreaDrawings());
  }
}
