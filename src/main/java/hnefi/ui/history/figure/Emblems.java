package hnefi.ui.history.figure;

import hnefi.ui.board.BoardLook;
import hnefi.ui.board.BoardMarks;
import hnefi.ui.board.BoardPicture;
import hnefi.ui.history.map.MapModel;
import hnefi.ui.history.map.MapView;
import hnefi.ui.history.part.Drawing;
import hnefi.ui.history.part.Guide;
import javafx.scene.layout.Region;

/// A picture for the door of each part of the history.
public final class Emblems {
  private static final String[] BOOKS = {"mungo", "walker", "spieltz", "haende", "svenska"};

  private static final int SPINES = 6;

  private final Guide guide;

  public Emblems(Guide guide) {
    this.guide = guide;
  }

  public Region bay() {
    return Bay.draw();
  }

  public Region tree() {
    return NameTree.draw(guide);
  }

  public Region threads() {
    return Years.lastMentions(guide);
  }

  /// The five books on a shelf.
  public Region shelf() {
    Drawing shelf = new Drawing(640, 260);
    shelf.add(Shapes.box(0, 226, 640, 34, "shelf"));
    double x = 90;
    for (int i = 0; i < BOOKS.length; i++) {
      double width = i == 0 ? 116 : 84;
      double height = 178 + (i * 47) % 36;
      var spine = Shapes.box(x, 226 - height, width, height, "spine");
      spine.getStyleClass().add("spine-" + (i % SPINES + 1));
      shelf.add(
          spine,
          Shapes.box(x, 226 - height + 22, width, 5, "spine-band"),
          Shapes.box(x, 204, width, 5, "spine-band"));
      var name = Shapes.words(0, 0, title(BOOKS[i]), "spine-name");
      shelf.add(Shapes.at(x + width / 2, 226 - height / 2, -90, name));
      x += width + 3;
    }
    return shelf;
  }

  private static String title(String book) {
    return switch (book) {
      case "mungo" -> "Ritz & Schmidt";
      case "walker" -> "Walker";
      case "spieltz" -> "Spieltz";
      case "haende" -> "Der Haende Werk";
      default -> "Hnefatafl";
    };
  }

  /// The map, to look at.
  public Region map() {
    MapModel model = new MapModel(guide.history().map());
    for (var kind : hnefi.content.history.Place.Kind.values()) {
      model.show(kind, false);
    }
    MapView view = new MapView(guide, model);
    view.setFocusTraversable(false);
    view.getStyleClass().add("emblem");
    return view;
  }

  /// A king and the two enemies about whom the books disagree.
  public Region board() {
    BoardPicture picture = new BoardPicture();
    picture.setLook(BoardLook.OAK);
    picture.setArrangement(
        hnefi.notation.BoardText.read("......./......./..AKA../......./...D.../......./.......")
            .toOptional()
            .orElseThrow());
    picture.setMarks(BoardMarks.NONE);
    return picture;
  }
}
