/// Hnefi: learn, play and read about Hnefatafl.
@org.jspecify.annotations.NullMarked
module hnefi {
  requires static org.jspecify;
  requires java.desktop;
  requires java.logging;
  requires java.xml;
  requires javafx.controls;
  requires javafx.fxml;
  requires org.controlsfx.controls;
  requires org.kordamp.ikonli.core;
  requires org.kordamp.ikonli.javafx;
  requires org.kordamp.ikonli.bootstrapicons;
  requires atlantafx.base;
  requires org.snakeyaml.engine;
  requires org.commonmark;
  requires info.picocli;
  requires openhtmltopdf.core;
  requires openhtmltopdf.pdfbox;
  requires com.github.weisj.jsvg;

  exports hnefi.ui.board to
      javafx.fxml;

  opens hnefi.console to
      info.picocli;
  opens hnefi.ui.about to
      javafx.fxml;
  opens hnefi.ui.board to
      javafx.fxml;
  opens hnefi.ui.history to
      javafx.fxml;
  opens hnefi.ui.home to
      javafx.fxml;
  opens hnefi.ui.kiosk to
      javafx.fxml;
  opens hnefi.fx.layout to
      javafx.fxml;
  opens hnefi.ui.learn to
      javafx.fxml;
  opens hnefi.ui.learn.page to
      javafx.fxml;
  opens hnefi.ui.settings.page to
      javafx.fxml;
  opens hnefi.ui.play to
      javafx.fxml;
  opens hnefi.ui.play.editor to
      javafx.fxml;
  opens hnefi.ui.play.export to
      javafx.fxml;
  opens hnefi.ui.play.library to
      javafx.fxml;
  opens hnefi.ui.play.rules to
      javafx.fxml;
  opens hnefi.ui.play.sheet to
      javafx.fxml;
  opens hnefi.ui.play.newgame to
      javafx.fxml;
  opens hnefi.ui.play.screen to
      javafx.fxml;
  opens hnefi.ui.profile.page to
      javafx.fxml;
  opens hnefi.fx.shell to
      javafx.fxml;
  opens hnefi.fx.theme to
      javafx.fxml;
}
