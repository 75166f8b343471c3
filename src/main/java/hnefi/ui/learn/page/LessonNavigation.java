package hnefi.ui.learn.page;

import java.util.Optional;
import java.util.function.IntSupplier;

/// Where a walk through some steps leads.
///
/// @param title of the lesson that comes next; none for the way back to the map
/// @param go goes there
/// @param stars earned in the walk so far, 0 if there are none to earn
public record LessonNavigation(Optional<String> title, Runnable go, IntSupplier stars) {}
