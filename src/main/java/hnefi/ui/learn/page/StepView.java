package hnefi.ui.learn.page;

/// What a page shows for one step, and how it follows the step's model.
interface StepView {
  /// Begins: called once, when the step has come into view.
  void begin();

  /// Ends: nothing may move any more.
  void end();
}
