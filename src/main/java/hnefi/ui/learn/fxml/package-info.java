/// Builds lessons from their FXML documents. What they build are plain records of
/// `hnefi.content.lesson`; no node is made here.
package hnefi.ui.learn.fxml;
