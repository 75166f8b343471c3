package hnefi.ui.history.figure;

import hnefi.content.history.Block;
import hnefi.fx.theme.Labels;
import hnefi.ui.history.part.CitationList;
import hnefi.ui.history.part.HistoryContext;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A figure in its frame, with its caption; screen readers hear what it shows.
public final class FigureFrame extends VBox {
  public FigureFrame(HistoryContext context, Block.Figure figure) {
    getStyleClass().add("figure-frame");
    new Figures(context).draw(figure.id()).ifPresent(picture -> show(picture, figure));
    Label caption = Labels.wrapped(figure.caption(), "caption");
    getChildren().add(caption);
    context
        .history()
        .figure(figure.id())
        .ifPresent(drawn -> getChildren().add(CitationList.brief(context, drawn.cites())));
  }

  private void show(Region picture, Block.Figure figure) {
    picture.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    picture.setAccessibleText(figure.alternative());
    getChildren().add(picture);
  }
}
