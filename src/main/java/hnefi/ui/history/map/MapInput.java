package hnefi.ui.history.map;

/// Mouse, wheel and keys on the map.
final class MapInput {
  private static final double WHEEL = 1.0022;
  private static final double KEY_STEP = 0.12;

  private final MapView view;
  private final MapModel model;
  private double dragX;
  private double dragY;

  MapInput(MapView view, MapModel model) {
    this.view = view;
    this.model = model;
  }

  void install() {
    view.setOnMousePressed(event -> {
      view.requestFocus();
      dragX = event.getX();
      dragY = event.getY();
    });
    view.setOnMouseDragged(event -> {
      double unit = view.unit();
      model.move((dragX - event.getX()) / unit, (dragY - event.getY()) / unit);
      dragX = event.getX();
      dragY = event.getY();
    });
    view.setOnScroll(event -> {
      model.zoom(Math.pow(WHEEL, event.getDeltaY()), view.toMap(event.getX(), event.getY()));
      event.consume();
    });
    view.setOnZoom(event -> {
      model.zoom(event.getZoomFactor(), view.toMap(event.getX(), event.getY()));
      event.consume();
    });
    view.setOnKeyPressed(event -> {
      double step = KEY_STEP * model.map().width() / model.viewProperty().get().zoom();
      switch (event.getCode()) {
        case PLUS, ADD, EQUALS -> model.zoomIn();
        case MINUS, SUBTRACT -> model.zoomOut();
        case LEFT -> model.move(-step, 0);
        case RIGHT -> model.move(step, 0);
        case UP -> model.move(0, -step);
        case DOWN -> model.move(0, step);
        case HOME -> model.showAll();
        default -> {
          return;
        }
      }
      event.consume();
    });
  }
}
