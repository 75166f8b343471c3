package hnefi.ui.kiosk;

import hnefi.content.AttractGame;
import hnefi.kiosk.Kiosk;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// What the window of a kiosk needs.
///
/// @param visits makes the program for the next visitor
/// @param attract the game that plays itself; asked when it can be answered at once
/// @param ready comes when the content is read
/// @param background does what takes time
/// @param window runs on the JavaFX thread what the background found
/// @param clock in nanoseconds
public record KioskContext(
    Kiosk kiosk,
    ScreenScale scale,
    Supplier<Visit> visits,
    Supplier<Optional<AttractGame>> attract,
    CompletableFuture<?> ready,
    Executor background,
    Executor window,
    LongSupplier clock) {}
