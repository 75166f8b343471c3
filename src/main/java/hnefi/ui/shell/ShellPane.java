package hnefi.ui.shell;

import javafx.scene.layout.BorderPane;

/// The frame itself, which may rearrange its parts once it knows how much room there is.
public final class ShellPane extends BorderPane {
  private Runnable arrangement = () -> {};

  /// Says what to do before every layout. Whatever is asked of the layout later comes too late.
  void beforeLayout(Runnable newArrangement) {
    arrangement = newArrangement;
  }

  @Override
  protected void layoutChildren() {
    arrangement.run();
    super.layoutChildren();
  }
}
