package hnefi.ui.history.figure;

import hnefi.content.Source;
import hnefi.content.history.BookPage;
import hnefi.content.history.NamedPlace;
import hnefi.fx.shape.StyledShapes;
import hnefi.fx.theme.Drawing;
import hnefi.ui.history.map.MapModel;
import hnefi.ui.history.map.MapView;
import hnefi.ui.history.part.HistoryContext;
import java.util.List;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;

/// A picture for the tile of each part of the history.
public final class SectionPictures {
  private static final int SPINES = 6;
  private static final double BOARD = 226;
  private static final double FIRST_BOOK = 90;
  private static final double SHELF_ROOM = 460;
  private static final double BANDS = 28;

  private final HistoryContext context;

  public SectionPictures(HistoryContext context) {
    this.context = context;
  }

  public Region bay() {
    return figure("bay");
  }

  public Region tree() {
    return figure("name-tree");
  }

  public Region threads() {
    return figure("last-mentions");
  }

  /// A king and the two enemies about whom the books disagree.
  public Region board() {
    return figure("king-between");
  }

  private Region figure(String id) {
    return new Figures(context).draw(id).orElseGet(Region::new);
  }

  /// The books on a shelf.
  public Region shelf() {
    Drawing shelf = new Drawing(640, 260);
    shelf.add(StyledShapes.rectangle(0, BOARD, 640, 34, "shelf"));
    List<Source> books = context.history().books().values().stream().map(BookPage::source).toList();
    // The first book is a third wider than the others.
    double thick = Math.min(84, SHELF_ROOM / (books.size() + 0.4) - 3);
    double x = FIRST_BOOK;
    for (int i = 0; i < books.size(); i++) {
      double width = i == 0 ? thick * 1.38 : thick;
      spine(shelf, x, width, i, context.say(books.get(i).shortName()));
      x += width + 3;
    }
    return shelf;
  }

  private static void spine(Drawing shelf, double x, double width, int number, String title) {
    double height = 178 + (number * 47) % 36;
    double top = BOARD - height;
    Rectangle spine = StyledShapes.rectangle(x, top, width, height, "spine");
    spine.getStyleClass().add("spine-" + (number % SPINES + 1));
    Text name = FigureParts.words(0, 0, title, "spine-name");
    name.setWrappingWidth(height - 2 * BANDS);
    shelf.add(
        spine,
        StyledShapes.rectangle(x, top + 22, width, 5, "spine-band"),
        StyledShapes.rectangle(x, BOARD - 22, width, 5, "spine-band"),
        FigureParts.at(x + width / 2, BOARD - height / 2, -90, name));
  }

  /// The map, to look at.
  public Region map() {
    MapModel model = new MapModel(context.history().map());
    for (NamedPlace.Kind kind : NamedPlace.Kind.values()) {
      model.show(kind, false);
    }
    MapView view = new MapView(context, model);
    view.setFocusTraversable(false);
    view.getStyleClass().add("emblem");
    return view;
  }
}
