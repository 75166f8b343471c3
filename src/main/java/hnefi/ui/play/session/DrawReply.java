package hnefi.ui.play.session;

import hnefi.board.Side;
import hnefi.session.Answer;
import hnefi.session.OpponentCatalog;
import hnefi.session.Players;
import hnefi.text.Localized;
import hnefi.text.Words;
import java.util.Optional;
import java.util.function.BiFunction;

/// What the computer says when it declines a draw.
record DrawReply(Players players, OpponentCatalog opponents)
    implements BiFunction<Side, Answer, Optional<Localized>> {
  @Override
  public Optional<Localized> apply(Side side, Answer answer) {
    return switch (answer) {
      case ACCEPTED, DECLINED -> Optional.empty();
      case TOO_EARLY -> Optional.of(sentence("draw.too-early", side));
      case STANDS_BETTER -> Optional.of(sentence("draw.stands-better", side));
    };
  }

  private Localized sentence(String key, Side side) {
    return language ->
        Words.of(DrawReply.class, "draw", language)
            .say(key, new ParticipantNames(opponents, language).of(players.of(side)));
  }
}
