/// Hnefi: learn, play and read about Hnefatafl.
@org.jspecify.annotations.NullMarked
module hnefi {
  requires static org.jspecify;
  requires javafx.controls;
  requires javafx.fxml;
  requires org.controlsfx.controls;
  requires org.kordamp.ikonli.javafx;
  requires org.kordamp.ikonli.bootstrapicons;
  requires atlantafx.base;
  requires tools.jackson.databind;
  requires tools.jackson.dataformat.yaml;
  requires org.commonmark;
  requires info.picocli;
}
