package hnefi.ui.learn;

import hnefi.content.Library;
import hnefi.fx.task.BackgroundTasks;
import hnefi.fx.task.Scheduler;
import hnefi.ui.further.FurtherReading;
import hnefi.ui.profile.ProfilesModel;
import hnefi.ui.settings.SettingsModel;
import java.util.function.Supplier;

/// What learning needs from the program.
///
/// @param library read when the first lesson is opened
/// @param profiles the people who learn here, with their progress
/// @param scheduler when diagrams go on and answers come
/// @param background where it is searched what comes of a wrong move
/// @param further what to read on about a passage
public record LearnContext(
    Supplier<Library> library,
    SettingsModel settings,
    ProfilesModel profiles,
    Scheduler scheduler,
    BackgroundTasks background,
    FurtherReading further) {}
