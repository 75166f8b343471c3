package hnefi.ui.history.part;

import hnefi.content.history.Dispute;
import hnefi.content.history.Fact;
import hnefi.fx.theme.Icon;
import hnefi.text.Tag;
import javafx.scene.control.Label;

/// Says in a word, with a sign of its own, how sure something is.
public final class CertaintyBadge extends Label {
  private CertaintyBadge(String sign, String text, String styleClass) {
    super(text, new Icon(sign));
    getStyleClass().addAll("sure-badge", styleClass);
  }

  public static CertaintyBadge of(HistoryContext context, Dispute.Sureness sure) {
    String sign =
        switch (sure) {
          case CHOICE -> "bi-signpost-split";
          case LEANS -> "bi-circle-half";
          case SETTLED -> "bi-check-circle";
          case OPEN -> "bi-question-circle";
        };
    return new CertaintyBadge(sign, context.say("dispute." + Tag.of(sure)), "sure-" + Tag.of(sure));
  }

  public static CertaintyBadge of(HistoryContext context, Fact.Sureness sure) {
    return new CertaintyBadge(
        sign(sure), context.say("fact." + Tag.of(sure)), "sure-" + Tag.of(sure));
  }

  /// Returns the sign of how sure a fact is.
  public static String sign(Fact.Sureness sure) {
    return switch (sure) {
      case AGREED -> "bi-check-circle";
      case ONE_BOOK -> "bi-circle";
      case GUESS -> "bi-question-circle";
      case DISPUTED -> "bi-signpost-split";
    };
  }
}
