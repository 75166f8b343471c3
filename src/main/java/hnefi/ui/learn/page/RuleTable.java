package hnefi.ui.learn.page;

import hnefi.narration.RuleSummary;
import hnefi.ui.layout.GapPane;
import hnefi.ui.theme.Labels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// Rules side by side: a row for each question, a column for each edition. Where the columns would
/// be narrower than a cell may be, each row becomes a card with the answers below each other
/// (`:stacked`).
final class RuleTable extends GapPane {
  private static final PseudoClass STACKED = PseudoClass.getPseudoClass("stacked");

  /// @param cells one for each column; a single one if all columns say the same
  private record Row(Label question, List<Node> cells) {}

  private final List<Label> heads;
  private final List<Row> rows = new ArrayList<>();
  private final List<Label> names = new ArrayList<>();

  /// @param content makes what is shown of a line
  RuleTable(List<RuleSummary> columns, Function<RuleSummary.Line, Node> content) {
    getStyleClass().add("rule-table");
    heads = columns.stream().map(each -> Labels.wrapped(each.title(), "rule-head")).toList();
    getChildren().addAll(heads);
    for (String question : RuleSummary.questions(columns)) {
      Row row =
          new Row(Labels.wrapped(question, "rule-question"), cells(columns, question, content));
      rows.add(row);
      getChildren().add(row.question());
      getChildren().addAll(row.cells());
    }
  }

  private List<Node> cells(
      List<RuleSummary> columns, String question, Function<RuleSummary.Line, Node> content) {
    List<Optional<RuleSummary.Line>> lines =
        columns.stream()
            .map(column ->
                column.lines().stream()
                    .filter(line -> line.question().equals(question))
                    .findFirst())
            .toList();
    if (lines.stream().distinct().count() == 1) {
      return List.of(cell(lines.getFirst(), content));
    }
    List<Node> cells = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      Label name = Labels.wrapped(columns.get(i).title(), "rule-name");
      names.add(name);
      VBox cell = new VBox(name, cell(lines.get(i), content));
      cell.getStyleClass().add("rule-cell");
      cells.add(cell);
    }
    return cells;
  }

  private static Node cell(
      Optional<RuleSummary.Line> line, Function<RuleSummary.Line, Node> content) {
    return line.map(content).orElseGet(() -> new Label("–"));
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    return arrange(width < 0 ? getWidth() : width, false);
  }

  @Override
  protected void layoutChildren() {
    arrange(getWidth(), true);
  }

  private boolean isStacked(double room) {
    double least = heads.stream().mapToDouble(each -> each.minWidth(-1)).max().orElse(0);
    return room < heads.size() * (least + gap()) - gap();
  }

  /// Returns the height at this width.
  private double arrange(double width, boolean place) {
    double room = room(width);
    boolean stacked = isStacked(room);
    if (place) {
      pseudoClassStateChanged(STACKED, stacked);
      heads.forEach(each -> each.setVisible(!stacked));
    }
    names.forEach(each -> show(each, stacked));
    double column = stacked ? room : (room - gap() * (heads.size() - 1)) / heads.size();
    double y = snappedTopInset();
    if (!stacked) {
      y += row(heads, column, y, place) + gap();
    }
    for (Row row : rows) {
      y += row(List.of(row.question()), room, y, place);
      if (stacked) {
        for (Node cell : row.cells()) {
          y += row(List.of(cell), room, y, place);
        }
      } else {
        y += row(row.cells(), row.cells().size() == 1 ? room : column, y, place);
      }
      y += gap();
    }
    return y - gap() + snappedBottomInset();
  }

  private static void show(Label name, boolean shown) {
    if (name.isManaged() != shown) {
      name.setManaged(shown);
      name.setVisible(shown);
    }
  }

  /// Puts nodes of one width beside each other and returns the height of the highest.
  private double row(List<? extends Node> nodes, double width, double y, boolean place) {
    double height = nodes.stream().mapToDouble(each -> each.prefHeight(width)).max().orElse(0);
    if (place) {
      double x = snappedLeftInset();
      for (Node each : nodes) {
        each.resizeRelocate(x, y, width, height);
        x += width + gap();
      }
    }
    return height;
  }
}
