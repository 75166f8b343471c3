package hnefi.ui.play.session;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.rules.InsufficientMaterial;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import hnefi.session.Answer;
import hnefi.session.GameEvent;
import hnefi.session.GameSession;
import hnefi.session.Question;
import hnefi.text.Localized;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What the players of a session are asked on the screen, and what follows from their answer.
public final class PromptModel {
  private final GameSession session;
  private final Explanation explanation;
  private final BiFunction<Side, Answer, Optional<Localized>> drawReply;
  private final Consumer<Turn> play;
  private final ReadOnlyObjectWrapper<Optional<Prompt>> prompt =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private boolean tooFewAsked;

  /// @param drawReply what a side says when it answers the offer of a draw, if it says something
  /// @param play plays a turn that somebody wants all the same
  PromptModel(
      GameSession session,
      Explanation explanation,
      BiFunction<Side, Answer, Optional<Localized>> drawReply,
      Consumer<Turn> play) {
    this.session = session;
    this.explanation = explanation;
    this.drawReply = drawReply;
    this.play = play;
    tooFewAsked = InsufficientMaterial.tooFewAttackers(session.position(), rules());
  }

  public ReadOnlyObjectProperty<Optional<Prompt>> promptProperty() {
    return prompt.getReadOnlyProperty();
  }

  /// Asks the players something.
  public void ask(Prompt asked) {
    prompt.set(Optional.of(asked));
  }

  /// Answers what is asked; an offer that had to wait for this answer is asked then.
  public void answer(boolean yes) {
    Optional<Prompt> asked = prompt.get();
    close();
    asked.ifPresent(each -> answer(each, yes));
    if (prompt.get().isEmpty()) {
      session.offered().ifPresent(this::asked);
    }
  }

  private void answer(Prompt asked, boolean yes) {
    switch (asked) {
      case Prompt.DrawOffer(Side by) ->
          session.answer(new Question.Draw(by), yes ? Answer.ACCEPTED : Answer.DECLINED);
      case Prompt.Resignation(Side side) when yes -> session.resign(side);
      case Prompt.TooFewAttackers _ when yes -> session.resign(Side.ATTACKERS);
      case Prompt.Blunder(Turn turn, _) when yes -> play.accept(turn);
      case Prompt.Resignation _, Prompt.TooFewAttackers _, Prompt.Blunder _ -> {}
    }
  }

  /// Asks nothing any more.
  void close() {
    prompt.set(Optional.empty());
  }

  void hear(GameEvent event) {
    switch (event) {
      case GameEvent.Asked(Question question) -> asked(question);
      case GameEvent.Answered(Question.Draw question, Answer answer) -> answered(question, answer);
      case GameEvent.Withdrawn(Question question) -> close(question);
      case GameEvent.Played _,
          GameEvent.TakenBack _,
          GameEvent.Jumped _,
          GameEvent.TreeChanged _,
          GameEvent.Annotated _,
          GameEvent.Ticked _,
          GameEvent.Ended _ -> {}
    }
  }

  private void asked(Question question) {
    if (question instanceof Question.Draw(Side by) && !isComputer(by.opponent())) {
      ask(new Prompt.DrawOffer(by));
    }
  }

  private void answered(Question.Draw draw, Answer answer) {
    close(draw);
    drawReply
        .apply(draw.asked(), answer)
        .ifPresent(said -> explanation.say(new ExplanationTopic.Remark(said)));
  }

  private void close(Question question) {
    if (question instanceof Question.Draw(Side by)
        && prompt.get().equals(Optional.of(new Prompt.DrawOffer(by)))) {
      close();
    }
  }

  /// Asks attackers who have become too few to take the king, once, whether they want to resign.
  void offerTheFewToResign(Turn turn) {
    if (!tooFewAsked
        && turn.outcome().isEmpty()
        && !isComputer(Side.ATTACKERS)
        && InsufficientMaterial.tooFewAttackers(turn.after(), rules())) {
      tooFewAsked = true;
      ask(new Prompt.TooFewAttackers(turn.after().board().count(Piece.ATTACKER)));
    }
  }

  private boolean isComputer(Side side) {
    return session.setup().players().of(side).isComputer();
  }

  private RuleSet rules() {
    return session.referee().rules();
  }
}
