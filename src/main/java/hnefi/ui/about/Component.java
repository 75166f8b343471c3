package hnefi.ui.about;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// A part of the program that others made, or the program itself.
///
/// @param version empty for what has none
/// @param licence the licence's identifier in the SPDX list
/// @param text the resource with the licence's text; empty for what belongs to everybody
/// @param jars how the files of the part are called that lie beside the program; empty for none
public record Component(
    String name,
    Optional<String> version,
    String licence,
    Optional<String> text,
    Optional<String> jars) {

  private static final String FONTS = "/hnefi/fx/theme/fonts/";

  /// Everything that is installed with the program, without the program itself.
  public static final List<Component> ALL =
      List.of(
          new Component(
              "OpenJDK",
              Optional.of(Runtime.version().toString()),
              "GPL-2.0-only WITH Classpath-exception-2.0",
              Optional.of("licences/gpl-2.0-classpath.txt"),
              Optional.empty()),
          library(
              "OpenJFX",
              "26.0.2",
              "GPL-2.0-only WITH Classpath-exception-2.0",
              "gpl-2.0-classpath",
              "javafx-"),
          library("AtlantaFX", "2.1.0", "MIT", "mit-atlantafx", "atlantafx-"),
          library("ControlsFX", "11.2.4", "BSD-3-Clause", "bsd-3-controlsfx", "controlsfx-"),
          library("Ikonli", "12.4.0", "Apache-2.0", "apache-2.0", "ikonli-"),
          new Component(
              "Bootstrap Icons",
              Optional.empty(),
              "MIT",
              Optional.of("licences/mit-bootstrap-icons.txt"),
              Optional.empty()),
          library("commonmark-java", "0.32.0", "BSD-2-Clause", "bsd-2-commonmark", "commonmark-"),
          library("SnakeYAML Engine", "3.0.1", "Apache-2.0", "apache-2.0", "snakeyaml-engine-"),
          library("picocli", "4.7.7", "Apache-2.0", "apache-2.0", "picocli-"),
          library("OpenHTMLtoPDF", "1.1.65", "LGPL-2.1-or-later", "lgpl-2.1", "openhtmltopdf-"),
          library("Apache PDFBox", "3.0.7", "Apache-2.0", "apache-2.0-pdfbox", "pdfbox-"),
          library("Apache FontBox", "3.0.7", "Apache-2.0", "apache-2.0-pdfbox", "fontbox-"),
          library("Apache XmpBox", "3.0.7", "Apache-2.0", "apache-2.0", "xmpbox-"),
          library("pdfbox-graphics2d", "3.0.1", "Apache-2.0", "apache-2.0", "graphics2d-"),
          library(
              "Apache Commons Logging", "1.3.5", "Apache-2.0", "apache-2.0", "commons-logging-"),
          library("JSVG", "2.0.0", "MIT", "mit-jsvg", "jsvg-"),
          font("Andika", "Andika-OFL.txt"),
          font("Alegreya Sans", "AlegreyaSans-OFL.txt"),
          new Component(
              "Natural Earth",
              Optional.empty(),
              "LicenseRef-Public-Domain",
              Optional.empty(),
              Optional.empty()));

  private static Component library(
      String name, String version, String licence, String text, String jars) {
    return new Component(
        name,
        Optional.of(version),
        licence,
        Optional.of("licences/" + text + ".txt"),
        Optional.of(jars));
  }

  private static Component font(String name, String text) {
    return new Component(
        name, Optional.empty(), "OFL-1.1", Optional.of(FONTS + text), Optional.empty());
  }

  /// Returns the text of the licence.
  Optional<String> licenceText() {
    return text.map(Component::read);
  }

  private static String read(String resource) {
    try (InputStream in = Component.class.getResourceAsStream(resource)) {
      return new String(Objects.requireNonNull(in, resource).readAllBytes(), StandardCharsets.UTF_8)
          .strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
