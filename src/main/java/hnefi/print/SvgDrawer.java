package hnefi.print;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import com.openhtmltopdf.css.sheet.FontFaceRule;
import com.openhtmltopdf.css.style.CssContext;
import com.openhtmltopdf.extend.OutputDevice;
import com.openhtmltopdf.extend.SVGDrawer;
import com.openhtmltopdf.layout.SharedContext;
import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.render.Box;
import com.openhtmltopdf.render.RenderingContext;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.util.List;
import java.util.Objects;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Element;

/// Draws the inline SVG of a document as vectors into its PDF.
final class SvgDrawer implements SVGDrawer {
  @Override
  public SVGImage buildSVGImage(
      Element svg, Box box, CssContext context, double width, double height, double dotsPerPixel) {
    SVGDocument drawing = read(svg);
    double ratio = drawing.size().getHeight() / drawing.size().getWidth();
    // What the style sheet leaves open comes as a negative number.
    double wide =
        width >= 0
            ? width
            : height >= 0 ? height / ratio : drawing.size().getWidth() * dotsPerPixel;
    double high = height >= 0 ? height : wide * ratio;
    return new Drawing(drawing, wide, high, dotsPerPixel);
  }

  private static SVGDocument read(Element svg) {
    ByteArrayOutputStream xml = new ByteArrayOutputStream();
    try {
      TransformerFactory.newDefaultInstance()
          .newTransformer()
          .transform(new DOMSource(svg), new StreamResult(xml));
    } catch (TransformerException e) {
      throw new IllegalArgumentException("a drawing cannot be read", e);
    }
    return Objects.requireNonNull(
        new SVGLoader()
            .load(new ByteArrayInputStream(xml.toByteArray()), null, LoaderContext.createDefault()),
        "a drawing cannot be read");
  }

  /// Text in drawings is set in the machine's fonts.
  @Override
  public void importFontFaceRules(List<FontFaceRule> rules, SharedContext context) {}

  @Override
  public void addFontFile(File file, String family, Integer weight, FontStyle style) {}

  @Override
  public void close() {}

  /// @param width in dots of the device
  private record Drawing(SVGDocument svg, double width, double height, double dotsPerPixel)
      implements SVGImage {
    @Override
    public int getIntrinsicWidth() {
      return (int) Math.round(width);
    }

    @Override
    public int getIntrinsicHeight() {
      return (int) Math.round(height);
    }

    @Override
    public void drawSVG(OutputDevice device, RenderingContext context, double x, double y) {
      float wide = (float) (width / dotsPerPixel);
      float high = (float) (height / dotsPerPixel);
      device.drawWithGraphics(
          (float) x,
          (float) y,
          (float) width,
          (float) height,
          graphics ->
              svg.renderWithPlatform(
                  NullPlatformSupport.INSTANCE, graphics, new ViewBox(wide, high)));
    }
  }
}
