package hnefi.ui.learn.page;

import hnefi.fx.layout.GapPane;
import hnefi.fx.theme.Labels;
import hnefi.narration.RuleSummary;
import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;

/// Rules side by side: a row for each question, a column for each edition. Where the columns would
/// be narrower than their heads may be, each row becomes a card with the different answers below
/// each other (`:stacked`).
final class RuleTable extends GapPane {
  private static final PseudoClass STACKED = PseudoClass.getPseudoClass("stacked");

  /// @param cells one for each column
  /// @param answers one for each different answer
  private record Row(Label question, List<Node> cells, List<Node> answers) {}

  private final List<Label> heads;
  private final List<Row> rows = new ArrayList<>();
  private boolean stacked;

  RuleTable(RuleLines lines) {
    getStyleClass().add("rule-table");
    List<RuleSummary> columns = lines.summaries();
    heads = columns.stream().map(each -> Labels.wrapped(each.title(), "rule-head")).toList();
    getChildren().addAll(heads);
    for (String question : RuleSummary.questions(columns)) {
      Row row =
          new Row(
              Labels.wrapped(question, "rule-question"),
              columns.stream().<Node>map(each -> lines.single(each, question)).toList(),
              List.copyOf(lines.grouped(question)));
      rows.add(row);
      getChildren().add(row.question());
      getChildren().addAll(row.cells());
      getChildren().addAll(row.answers());
    }
    show();
  }

  @Override
  protected double computePrefHeight(double width) {
    double asked = width < 0 ? getWidth() : width;
    return arrange(asked, isStacked(asked), false);
  }

  @Override
  protected void layoutChildren() {
    if (stacked != isStacked(getWidth())) {
      stacked = !stacked;
      show();
    }
    arrange(getWidth(), stacked, true);
  }

  private void show() {
    pseudoClassStateChanged(STACKED, stacked);
    heads.forEach(each -> each.setVisible(!stacked));
    for (Row row : rows) {
      row.cells().forEach(each -> each.setVisible(!stacked));
      row.answers().forEach(each -> each.setVisible(stacked));
    }
  }

  private boolean isStacked(double width) {
    double least = heads.stream().mapToDouble(each -> each.minWidth(-1)).max().orElse(0);
    return room(width) < heads.size() * (least + gap()) - gap();
  }

  /// Returns the height at this width.
  private double arrange(double width, boolean asCards, boolean place) {
    double room = room(width);
    double column = (room - gap() * (heads.size() - 1)) / heads.size();
    double y = snappedTopInset();
    if (!asCards) {
      y += row(heads, column, y, place) + gap();
    }
    for (Row row : rows) {
      y += row(List.of(row.question()), room, y, place);
      if (asCards) {
        for (Node answer : row.answers()) {
          y += row(List.of(answer), room, y, place) + gap() / 2;
        }
      } else {
        y += row(row.cells(), column, y, place);
      }
      y += gap();
    }
    return y - gap() + snappedBottomInset();
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
