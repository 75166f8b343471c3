package hnefi.ui.play.screen;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;

/// How a game went, from left to right: the attackers’ share of it from below, with a dot at every
/// move that changed it. A tap leads to the position there.
public final class EvaluationGraph extends Region {
  private static final double DOT = 0.32;

  private final Polygon attackers = new Polygon();
  private final Line even = new Line();
  private List<Double> shares = List.of();
  private List<Integer> marked = List.of();
  private IntConsumer onTap = _ -> {};

  public EvaluationGraph() {
    getStyleClass().add("evaluation-graph");
    attackers.getStyleClass().add("graph-attackers");
    even.getStyleClass().add("graph-even");
    setOnMouseClicked(event -> {
      if (shares.size() > 1) {
        double step = getWidth() / (shares.size() - 1);
        onTap.accept(Math.clamp(Math.round(event.getX() / step), 0, shares.size() - 1));
      }
    });
  }

  /// Shows a game.
  ///
  /// @param newShares the attackers' share after each move, from the start on, 0 to 1
  /// @param newMarked after how many moves there are dots
  /// @param tap hears after how many moves the tapped position stands
  void show(List<Double> newShares, List<Integer> newMarked, IntConsumer tap) {
    shares = List.copyOf(newShares);
    marked = newMarked.stream().filter(ply -> ply < shares.size()).toList();
    onTap = tap;
    getChildren().setAll(attackers, even);
    for (int ply : marked) {
      Circle dot = new Circle();
      dot.getStyleClass().add("graph-dot");
      dot.setUserData(ply);
      getChildren().add(dot);
    }
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight();
    attackers.getPoints().setAll(0.0, height);
    for (int ply = 0; ply < shares.size(); ply++) {
      attackers.getPoints().addAll(x(ply), y(ply));
    }
    attackers.getPoints().addAll(width, height);
    even.setStartY(height / 2);
    even.setEndX(width);
    even.setEndY(height / 2);
    double radius = DOT * height / 4;
    getChildren().stream()
        .filter(Circle.class::isInstance)
        .map(Circle.class::cast)
        .forEach(dot -> {
          int ply = (int) dot.getUserData();
          dot.setRadius(radius);
          dot.setCenterX(Math.clamp(x(ply), radius, width - radius));
          dot.setCenterY(Math.clamp(y(ply), radius, height - radius));
        });
  }

  private double x(int ply) {
    return shares.size() < 2 ? 0 : getWidth() * ply / (shares.size() - 1);
  }

  private double y(int ply) {
    return getHeight() * (1 - shares.get(ply));
  }
}
