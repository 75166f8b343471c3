package hnefi.kiosk;

import hnefi.text.Language;
import hnefi.text.Words;
import java.awt.AWTError;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.EventQueue;
import java.awt.Font;
import java.awt.Frame;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Toolkit;
import java.awt.image.BufferedImage;
import java.lang.reflect.InvocationTargetException;
import java.util.List;

/// A board and a few words behind the window of the kiosk, so that visitors see no desktop while it
/// is being replaced. Drawn by AWT in the supervisor's own process, which needs nothing of the
/// window's.
public final class StandbyPicture {
  private static final Color NIGHT = new Color(0x0E1B1F);
  private static final Color LINE = new Color(0x2C444A);
  private static final Color MARK = new Color(0xE3AE52);
  private static final Color INK = new Color(0xF1EADC);
  private static final int SQUARES = 11;
  private static final int MIDDLE = SQUARES / 2;

  private StandbyPicture() {}

  /// Shows the picture on the whole screen until the program ends. Where there is no screen, or no
  /// library to draw on it, nothing happens.
  ///
  /// @param touch whether visitors touch the screen, so that there is no cursor
  /// @return whether it is shown
  public static boolean show(List<Language> languages, boolean touch) {
    if (GraphicsEnvironment.isHeadless()) {
      return false;
    }
    try {
      EventQueue.invokeAndWait(() -> open(languages, touch));
      return true;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    } catch (InvocationTargetException | HeadlessException | AWTError | LinkageError _) {
      return false;
    }
  }

  private static void open(List<Language> languages, boolean touch) {
    GraphicsDevice device =
        GraphicsEnvironment.getLocalGraphicsEnvironment().getDefaultScreenDevice();
    Rectangle bounds = device.getDefaultConfiguration().getBounds();
    BufferedImage picture = paint(bounds.width, bounds.height, languages);
    Frame frame = new Picture(picture);
    frame.setUndecorated(true);
    frame.setBackground(NIGHT);
    // The window of the kiosk comes before it and keeps the keyboard.
    frame.setFocusableWindowState(false);
    frame.setAutoRequestFocus(false);
    frame.setBounds(bounds);
    if (touch) {
      frame.setCursor(invisible());
    }
    frame.setVisible(true);
    frame.toBack();
  }

  private static Cursor invisible() {
    BufferedImage nothing = new BufferedImage(16, 16, BufferedImage.TYPE_INT_ARGB);
    return Toolkit.getDefaultToolkit().createCustomCursor(nothing, new Point(), "none");
  }

  /// Paints the picture.
  static BufferedImage paint(int width, int height, List<Language> languages) {
    BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = picture.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setColor(NIGHT);
    graphics.fillRect(0, 0, width, height);
    int square = Math.min(width, height) / 2 / SQUARES;
    paintBoard(graphics, (width - SQUARES * square) / 2, height / 6, square);
    write(graphics, width, height, languages);
    graphics.dispose();
    return picture;
  }

  private static void paintBoard(Graphics2D graphics, int left, int top, int square) {
    graphics.setStroke(new BasicStroke(Math.max(1, square / 16f)));
    for (int row = 0; row < SQUARES; row++) {
      for (int column = 0; column < SQUARES; column++) {
        int x = left + column * square;
        int y = top + row * square;
        boolean corner = row % (SQUARES - 1) == 0 && column % (SQUARES - 1) == 0;
        boolean throne = row == MIDDLE && column == MIDDLE;
        if (corner || throne) {
          graphics.setColor(MARK);
          int gap = square / 4;
          graphics.drawLine(x + gap, y + gap, x + square - gap, y + square - gap);
          graphics.drawLine(x + gap, y + square - gap, x + square - gap, y + gap);
        }
        graphics.setColor(LINE);
        graphics.drawRect(x, y, square, square);
      }
    }
  }

  /// A system without fonts shows the board alone.
  private static void write(Graphics2D graphics, int width, int height, List<Language> languages) {
    try {
      graphics.setColor(INK);
      graphics.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, Math.max(12, height / 24)));
      int line = graphics.getFontMetrics().getHeight();
      int y = height * 3 / 4 + line;
      for (Language each : languages) {
        String said = Words.of(StandbyPicture.class, "kiosk", each).say("picture.moment");
        graphics.drawString(said, (width - graphics.getFontMetrics().stringWidth(said)) / 2, y);
        y += line;
      }
    } catch (RuntimeException | Error _) {
      // Java throws an InternalError or worse where it finds no font.
    }
  }

  private static final class Picture extends Frame {
    private static final long serialVersionUID = 1;

    private final transient BufferedImage picture;

    Picture(BufferedImage picture) {
      super("Hnefi");
      this.picture = picture;
    }

    @Override
    public void paint(Graphics graphics) {
      graphics.drawImage(picture, 0, 0, null);
    }
  }
}
