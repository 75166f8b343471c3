package hnefi.ui.play.coach;

import hnefi.board.Side;
import hnefi.session.Participant;
import hnefi.text.Localized;
import hnefi.text.Words;
import hnefi.ui.play.session.Background;
import hnefi.ui.play.session.Computers;
import hnefi.ui.play.session.ParticipantNames;
import hnefi.ui.play.session.PlayModel;
import java.util.Optional;

/// Offers a draw to whoever sits on the other side. People are asked on the screen; the computer
/// weighs the position and agrees, or says why not.
public final class DrawOffer {
  private final PlayModel model;
  private final Advice advice;
  private final Computers computers;
  private Optional<Background.Job> weighing = Optional.empty();

  public DrawOffer(PlayModel model, Advice advice, Computers computers) {
    this.model = model;
    this.advice = advice;
    this.computers = computers;
    model.momentProperty().subscribe(_ -> stop());
  }

  /// Returns whether anybody could offer a draw now.
  public static boolean isPossible(PlayModel model) {
    return model.moment().isOngoing()
        && (!model.table().players().anyComputer() || model.isPersonsTurn());
  }

  /// Offers a draw in the name of the side to move.
  public void make() {
    Side asked = model.moment().now().toMove().opponent();
    if (model.table().players().of(asked) instanceof Participant.Computer computer) {
      if (isPossible(model) && weighing.isEmpty()) {
        Background.Job job =
            advice.standing(
                model.moment().now(),
                attackers -> {
                  stop();
                  answer(computer, asked == Side.ATTACKERS ? attackers : 1 - attackers);
                },
                this::stop);
        // Where nothing runs beside the window, the answer is already there.
        weighing = job.isDone() ? Optional.empty() : Optional.of(job);
      }
    } else {
      model.offerDraw();
    }
  }

  private void answer(Participant.Computer computer, double share) {
    int width = model.moment().now().board().size().width();
    switch (DrawAnswer.of(share, model.moment().ply(), width)) {
      case ACCEPTED -> model.agreeDraw();
      case TOO_EARLY -> model.remark(sentence("draw.too-early", computer));
      case STANDS_BETTER -> model.remark(sentence("draw.stands-better", computer));
    }
  }

  private Localized sentence(String key, Participant.Computer computer) {
    return language ->
        Words.of(DrawOffer.class, "draw", language)
            .say(key, new ParticipantNames(computers, language).of(computer));
  }

  public void stop() {
    weighing.ifPresent(Background.Job::cancel);
    weighing = Optional.empty();
  }
}
