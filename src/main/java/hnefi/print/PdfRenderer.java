package hnefi.print;

import com.openhtmltopdf.extend.FSSupplier;
import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.outputdevice.helper.ExternalResourceControlPriority;
import com.openhtmltopdf.pdfboxout.PdfBoxRenderer;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.util.XRLog;
import com.openhtmltopdf.util.XRRuntimeException;
import hnefi.text.ProgramVersion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/// Makes PDFs from HTML.
///
/// The HTML must be well-formed XML that names its language and its title. Pages are laid out by
/// its style sheet (`@page`), text is set in Andika, and drawings are inline SVG, which stays sharp
/// at any size. Nothing outside the document is ever loaded. The PDF is tagged for screen readers.
public final class PdfRenderer {
  private static final String FONTS = "/hnefi/fx/theme/fonts/";
  private static final int REGULAR = 400;
  private static final int BOLD = 700;

  public PdfRenderer() {
    // What goes wrong is thrown; the library would also tell how long each step took.
    XRLog.setLoggingEnabled(false);
  }

  /// Returns the PDF of a document. It takes a second, the first time more: not for the window's
  /// thread.
  ///
  /// @throws IllegalArgumentException if the document is not well-formed, a mistake of the program
  public byte[] render(String html) {
    ByteArrayOutputStream pdf = new ByteArrayOutputStream();
    with(
        html,
        pdf,
        renderer -> {
          renderer.layout();
          renderer.createPDF();
          return pdf;
        });
    return pdf.toByteArray();
  }

  /// Returns how many pages a document takes, in half the time.
  ///
  /// @throws IllegalArgumentException if the document is not well-formed, a mistake of the program
  public int pages(String html) {
    return with(
        html,
        OutputStream.nullOutputStream(),
        renderer -> {
          renderer.layout();
          return renderer.getRootBox().getLayer().getPages().size();
        });
  }

  /// What is done with a document that was read.
  private interface Task<T> {
    T apply(PdfBoxRenderer renderer) throws IOException;
  }

  private static <T> T with(String html, OutputStream pdf, Task<T> task) {
    try (SvgDrawer drawer = new SvgDrawer();
        PdfBoxRenderer renderer =
            new PdfRendererBuilder()
                .withHtmlContent(html, null)
                .useSVGDrawer(drawer)
                .addDOMMutator(PdfRenderer::nameDrawings)
                .useFont(font("Andika-Regular"), "Andika", REGULAR, FontStyle.NORMAL, true)
                .useFont(font("Andika-Italic"), "Andika", REGULAR, FontStyle.ITALIC, true)
                .useFont(font("Andika-Bold"), "Andika", BOLD, FontStyle.NORMAL, true)
                .useExternalResourceAccessControl(
                    (_, _) -> false, ExternalResourceControlPriority.RUN_BEFORE_RESOLVING_URI)
                .usePdfUaAccessibility(true)
                .withProducer("Hnefi " + ProgramVersion.current())
                .toStream(pdf)
                .buildPdfRenderer()) {
      return task.apply(renderer);
    } catch (IOException | XRRuntimeException e) {
      throw new IllegalArgumentException("the document cannot be laid out", e);
    }
  }

  /// HTML names a drawing by its title, PDF by an alternative text.
  private static void nameDrawings(Document document) {
    NodeList drawings = document.getElementsByTagName("svg");
    for (int i = 0; i < drawings.getLength(); i++) {
      if (drawings.item(i) instanceof Element drawing) {
        Node title = drawing.getElementsByTagName("title").item(0);
        drawing.setAttribute("alt", title == null ? "" : title.getTextContent());
      }
    }
  }

  private static FSSupplier<InputStream> font(String name) {
    return () -> {
      InputStream stream = PdfRenderer.class.getResourceAsStream(FONTS + name + ".ttf");
      if (stream == null) {
        throw new UncheckedIOException(new IOException("the font " + name + " is missing"));
      }
      return Objects.requireNonNull(stream);
    };
  }
}
