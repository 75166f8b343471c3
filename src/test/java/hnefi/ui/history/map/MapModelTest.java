package hnefi.ui.history.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hnefi.content.history.History;
import hnefi.content.history.NamedPlace;
import hnefi.content.history.NorthMap.Point;
import hnefi.content.history.PackedHistory;
import org.junit.jupiter.api.Test;

class MapModelTest {
  private static final History HISTORY = PackedHistory.HISTORY;

  private final MapModel model = new MapModel(HISTORY.map());

  @Test
  void zoomingKeepsThePointUnderTheFinger() {
    Point finger = new Point(3000, 2000);
    MapModel.View before = model.viewProperty().get();
    model.zoom(2, finger);
    MapModel.View after = model.viewProperty().get();
    assertThat((finger.x() - after.centre().x()) * after.zoom())
        .isCloseTo((finger.x() - before.centre().x()) * before.zoom(), within(1e-6));
  }

  @Test
  void theWholeMapIsTheFarthestOneCanGo() {
    model.zoomOut();
    assertThat(model.viewProperty().get().zoom()).isEqualTo(1);
    model.move(5000, 5000);
    assertThat(model.viewProperty().get().centre())
        .isEqualTo(new Point(HISTORY.map().width() / 2, HISTORY.map().height() / 2));
  }

  @Test
  void choosingAPlaceBringsBackItsKind() {
    NamedPlace fetlar = HISTORY.place("fetlar").orElseThrow();
    model.show(fetlar.kind(), false);
    assertThat(model.kindsProperty().get()).doesNotContain(fetlar.kind());
    model.choose(fetlar);
    assertThat(model.kindsProperty().get()).contains(fetlar.kind());
  }

  @Test
  void placesLieWhereTheyShouldRelativeToEachOther() {
    Point fetlar = at("fetlar");
    Point poltava = at("poltava");
    Point lapland = at("lapland");
    Point haithabu = at("haithabu");
    assertThat(fetlar.x()).isLessThan(haithabu.x());
    assertThat(haithabu.x()).isLessThan(poltava.x());
    assertThat(lapland.y()).isLessThan(fetlar.y());
    assertThat(fetlar.y()).isLessThan(haithabu.y());
    assertThat(haithabu.y()).isLessThan(poltava.y());
  }

  @Test
  void fetlarIsAsFarFromHaithabuAsOnTheEarth() {
    Point one = at("fetlar");
    Point other = at("haithabu");
    double km = Math.hypot(one.x() - other.x(), one.y() - other.y()) * 0.5;
    assertThat(km).isBetween(900.0, 950.0);
  }

  private static Point at(String place) {
    return HISTORY.map().of(HISTORY.place(place).orElseThrow());
  }
}
