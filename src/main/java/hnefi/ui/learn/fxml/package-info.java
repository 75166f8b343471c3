/// Builds lessons from their FXML documents. What they build are plain records of
/// `hnefi.content.lesson`; no node is made here.
///
/// Uses only `content`, `content.diagram`, `content.lesson`, `content.yaml`, `notation`, `rules`
/// and `text`.
package hnefi.ui.learn.fxml;
