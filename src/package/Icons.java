import hnefi.board.Piece;
import hnefi.content.BoardLook;
import hnefi.ui.board.PieceIcon;
import hnefi.fx.tour.PngWriter;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Rectangle;

/// Draws the icon of the program, the king's ship of the sea board on the fjord, and writes it in
/// the forms the systems want: `hnefi.png`, `hnefi.ico`, `hnefi.icns` and `icon-SIZE.png`, and for the
/// file types `tafl.icns` and `otg.icns`.
final class Icons {
  private static final List<Integer> SIZES = List.of(16, 24, 32, 48, 64, 128, 256, 512);
  private static final List<Integer> ICO = List.of(16, 24, 32, 48, 64, 256);
  private static final Map<String, Integer> ICNS =
      Map.of("icp4", 16, "icp5", 32, "icp6", 64, "ic07", 128, "ic08", 256, "ic09", 512);

  private Icons() {}

  /// Writes them into a folder, on the JavaFX thread.
  static void write(Path folder) throws IOException {
    Files.createDirectories(folder);
    Map<Integer, byte[]> pictures = new TreeMap<>();
    for (int size : SIZES) {
      pictures.put(size, png(size));
    }
    for (Map.Entry<Integer, byte[]> each : pictures.entrySet()) {
      Files.write(folder.resolve("icon-" + each.getKey() + ".png"), each.getValue());
    }
    Files.write(folder.resolve("hnefi.png"), pictures.get(256));
    Files.write(folder.resolve("hnefi.ico"), ico(pictures));
    // On macOS each file type wants a file of its own.
    for (String name : List.of("hnefi", "tafl", "otg")) {
      Files.write(folder.resolve(name + ".icns"), icns(pictures));
    }
  }

  private static byte[] png(int size) throws IOException {
    // Small pictures need a larger ship: there is no room for much water.
    double ship = size * (size < 48 ? 0.98 : 0.86);
    Rectangle fjord = new Rectangle(size, size);
    fjord.setArcWidth(size * 0.4);
    fjord.setArcHeight(size * 0.4);
    fjord.setFill(
        new LinearGradient(
            0,
            0,
            1,
            1,
            true,
            CycleMethod.NO_CYCLE,
            new Stop(0, Color.web("#6FA9A6")),
            new Stop(0.45, Color.web("#1B5A61")),
            new Stop(1, Color.web("#0F3A41"))));
    PieceIcon king = new PieceIcon(BoardLook.SEA, Piece.KING);
    king.resizeRelocate((size - ship) / 2, (size - ship) / 2, ship, ship);
    king.setManaged(false);
    king.setRotate(size < 48 ? 0 : 20);
    Pane picture = new Pane(fjord, king);
    Scene scene = new Scene(picture, size, size, Color.TRANSPARENT);
    picture.setStyle("-fx-background-color: transparent;");
    picture.applyCss();
    picture.layout();
    SnapshotParameters clear = new SnapshotParameters();
    clear.setFill(Color.TRANSPARENT);
    clear.setViewport(new javafx.geometry.Rectangle2D(0, 0, size, size));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PngWriter.write(scene.getRoot().snapshot(clear, null), bytes);
    return bytes.toByteArray();
  }

  /// A directory of sizes, then the pictures as PNG, as Windows reads since Vista.
  private static byte[] ico(Map<Integer, byte[]> pictures) {
    int offset = 6 + 16 * ICO.size();
    int length = offset + ICO.stream().mapToInt(size -> pictures.get(size).length).sum();
    ByteBuffer out = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    out.putShort((short) 0).putShort((short) 1).putShort((short) ICO.size());
    for (int size : ICO) {
      byte[] png = pictures.get(size);
      out.put((byte) size).put((byte) size).put((byte) 0).put((byte) 0);
      out.putShort((short) 1).putShort((short) 32).putInt(png.length).putInt(offset);
      offset += png.length;
    }
    ICO.forEach(size -> out.put(pictures.get(size)));
    return out.array();
  }

  /// Named pictures as PNG, each with its length, as macOS reads since 10.7.
  private static byte[] icns(Map<Integer, byte[]> pictures) throws IOException {
    int length = 8 + ICNS.values().stream().mapToInt(size -> 8 + pictures.get(size).length).sum();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.write("icns".getBytes(StandardCharsets.US_ASCII));
    out.writeInt(length);
    for (Map.Entry<String, Integer> each : new TreeMap<>(ICNS).entrySet()) {
      byte[] png = pictures.get(each.getValue());
      out.write(each.getKey().getBytes(StandardCharsets.US_ASCII));
      out.writeInt(8 + png.length);
      out.write(png);
    }
    return bytes.toByteArray();
  }
}
