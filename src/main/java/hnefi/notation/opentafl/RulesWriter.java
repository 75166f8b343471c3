package hnefi.notation.opentafl;

import hnefi.board.Arrangement;
import hnefi.board.Side;
import hnefi.rules.Access;
import hnefi.rules.Escape;
import hnefi.rules.KingCaptor;
import hnefi.rules.RepetitionRule;
import hnefi.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;

/// Writes what differs from the defaults of OpenTafl's notation.
final class RulesWriter {
  private static final int OTHER_PIECES = 9;

  private final RuleSet rules;
  private final List<String> entries = new ArrayList<>();

  private RulesWriter(RuleSet rules) {
    this.rules = rules;
  }

  static String write(String name, RuleSet rules, Arrangement start) {
    RulesWriter writer = new RulesWriter(rules);
    writer.entries.add("dim:" + start.size().width());
    String spelled = name.replaceAll("[\\s:\\[\\]|&\\p{Cntrl}]+", " ").strip().replace(' ', '_');
    writer.when(!spelled.isEmpty(), "name:" + spelled);
    writer.game();
    writer.king();
    writer.squares();
    writer.edge();
    writer.entries.add("starti:" + OpenTaflBoard.writeTopFirst(start));
    return String.join(" ", writer.entries);
  }

  private void when(boolean different, String entry) {
    if (different) {
      entries.add(entry);
    }
  }

  private void game() {
    when(rules.escape() == Escape.EDGE, "esc:e");
    when(!rules.encirclement(), "surf:n");
    when(rules.firstMove() == Side.DEFENDERS, "atkf:n");
    when(rules.repetition() == RepetitionRule.OFF, "tfr:i");
  }

  private void king() {
    when(!rules.kingArmed(), "ka:n");
    when(strength() != 's', "ks:" + strength());
    when(
        rules.kingRange() != RuleSet.UNLIMITED,
        "spd:" + "-1,".repeat(OTHER_PIECES) + rules.kingRange());
  }

  private char strength() {
    return switch (rules.kingCapture()) {
      case FOUR_SIDES -> rules.kingCaptors().contains(KingCaptor.EDGE) ? 'm' : 's';
      case TWO_SIDES -> 'w';
      case BY_PLACE -> 'c';
    };
  }

  private void squares() {
    boolean besideKing = rules.kingCaptors().contains(KingCaptor.THRONE);
    boolean besideMen = rules.throneHostile();
    when(!rules.cornerHostile(), "corh:");
    // The throne with the king on it is just the king, who is an enemy only if he is armed.
    when(!besideMen || !rules.kingArmed(), "cenh:");
    when(!besideMen || !besideKing, "cenhe:" + (besideMen ? "tT" : "") + (besideKing ? "K" : ""));
    when(rules.cornerEnter() != Access.KING, "cors:" + pieces(rules.cornerEnter()));
    when(rules.thronePass() != Access.ANYONE, "cenp:" + pieces(rules.thronePass()));
    when(rules.throneEnter() != Access.KING, "cens:" + pieces(rules.throneEnter()));
    when(rules.throneEnter() == Access.NOBODY, "cenre:");
    when(rules.heldThroneHostile(), "linc:y");
  }

  private static String pieces(Access access) {
    return switch (access) {
      case ANYONE -> "tTK";
      case KING -> "K";
      case NOBODY -> "";
    };
  }

  private void edge() {
    switch (rules.shieldWall()) {
      case NONE -> {}
      case PLAIN -> entries.addAll(List.of("sw:w", "swf:n"));
      case WITH_CORNER -> entries.addAll(List.of("sw:s", "swf:n"));
      case FLANKING -> entries.addAll(List.of("sw:s", "swf:y"));
    }
    when(rules.exitFort(), "efe:y");
  }
}
