package hnefi.notation.opentafl;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.notation.BoardText;
import hnefi.rules.Access;
import hnefi.rules.Escape;
import hnefi.rules.KingCaptor;
import hnefi.rules.KingCapture;
import hnefi.rules.NoLegalMoveRule;
import hnefi.rules.RepetitionRule;
import hnefi.rules.RuleSet;
import hnefi.rules.ShieldWallRule;
import hnefi.rules.Switch;
import hnefi.rules.SwitchConflict;
import hnefi.rules.SwitchValue;
import hnefi.text.Result;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Reads the entries of a line of rules into switches.
final class RulesReader {
  private static final String ALL = "tTK";
  private static final String KING = "K";
  private static final String NOBODY = "";

  private final RulesEntries entries;
  private final Map<Switch, SwitchValue> values = new EnumMap<>(Switch.class);

  private RulesReader(RulesEntries entries) {
    this.entries = entries;
  }

  static Result<OpenTaflRules> read(String line) {
    return RulesEntries.read(line)
        .then(entries -> start(entries).then(board -> new RulesReader(entries).read(board)));
  }

  private static Result<Arrangement> start(RulesEntries entries) {
    Optional<String> upright = entries.find("starti");
    String width = entries.find("dim").orElse("");
    return upright
        .or(() -> entries.find("start"))
        .map(rows -> OpenTaflBoard.read(rows, upright.isPresent()))
        .orElseGet(() -> Result.bad("opentafl.no-start"))
        .then(BoardText::start)
        .then(board ->
            width.equals(Integer.toString(board.size().width()))
                ? new Result.Good<>(board)
                : Result.bad("opentafl.dim", width, board.size().width()));
  }

  private Result<OpenTaflRules> read(Arrangement start) {
    refuseWhatIsNoTafl();
    game();
    king();
    throne(start.size());
    corners(start.size());
    edge();
    put(Switch.NO_LEGAL_MOVE, NoLegalMoveRule.LOSES);
    put(Switch.EDGE_HOSTILE, false);
    put(Switch.OPEN_CORNER, false);
    entries.noteUnknown();
    if (entries.fault().isPresent()) {
      return new Result.Bad<>(entries.fault().get());
    }
    return SwitchConflict.in(values).isPresent()
        ? Result.bad("opentafl.conflict")
        : new Result.Good<>(
            new OpenTaflRules(
                entries.find("name").orElse("").replace('_', ' ').strip(),
                start,
                RuleSet.of(values.values()),
                entries.notes()));
  }

  private void refuseWhatIsNoTafl() {
    for (String key : List.of("afor", "dfor")) {
      entries.refuseUnless(key, NOBODY::equals, "opentafl.fortress");
    }
    entries.refuseUnless("ber", "n"::equals, "opentafl.berserk-rules");
    for (String key : List.of("kj", "jumps")) {
      entries.refuseUnless(key, jumps -> jumps.matches("[n,]*"), "opentafl.jumps");
    }
  }

  private void game() {
    put(Switch.ESCAPE, entries.choice("esc", 'c', Map.of('c', Escape.CORNER, 'e', Escape.EDGE)));
    put(Switch.ENCIRCLEMENT, entries.flag("surf", true));
    put(Switch.FIRST_MOVE, entries.flag("atkf", true) ? Side.ATTACKERS : Side.DEFENDERS);
    char repetition = entries.oneOf("tfr", "dwli", 'd');
    put(Switch.REPETITION, repetition == 'i' ? RepetitionRule.OFF : RepetitionRule.DRAW);
    entries.noteIf(repetition == 'w' || repetition == 'l', "opentafl.note.repetition");
  }

  private void king() {
    char armed = entries.oneOf("ka", "ynah", 'y');
    put(Switch.KING_ARMED, armed != 'n');
    entries.noteIf(armed == 'a', "opentafl.note.anvil");
    entries.noteIf(armed == 'h', "opentafl.note.hammer");
    char strength = entries.oneOf("ks", "swcmyn", 's');
    put(
        Switch.KING_CAPTURE,
        switch (strength) {
          case 'w', 'n' -> KingCapture.TWO_SIDES;
          case 'c' -> KingCapture.BY_PLACE;
          default -> KingCapture.FOUR_SIDES;
        });
    Set<KingCaptor> captors = EnumSet.noneOf(KingCaptor.class);
    if (strength == 'm') {
      captors.add(KingCaptor.EDGE);
    }
    if (hasCentre() && entries.pieces("cenhe", ALL).contains(KING)) {
      captors.add(KingCaptor.THRONE);
    }
    put(Switch.KING_CAPTORS, captors);
    speed();
  }

  private void speed() {
    List<Integer> limits = entries.numbers("spd");
    int king = limits.getLast();
    put(Switch.KING_RANGE, king > 0 ? king : RuleSet.UNLIMITED);
    boolean men =
        limits.size() < 4
            ? limits.getFirst() > 0 || king > 0
            : limits.getFirst() > 0 || limits.get(limits.size() / 2) > 0;
    entries.noteIf(men, "opentafl.note.speed");
  }

  private boolean hasCentre() {
    return entries.find("cen").filter(String::isEmpty).isEmpty();
  }

  private void throne(BoardSize size) {
    boolean marked = entries.marked("cen", List.of(size.throne()), "opentafl.centre");
    put(
        Switch.THRONE_ENTER,
        marked ? enter("cens", "cenre", "opentafl.note.throne-enter") : Access.ANYONE);
    put(
        Switch.THRONE_PASS,
        marked ? access(entries.pieces("cenp", ALL), "opentafl.note.throne-pass") : Access.ANYONE);
    boolean hostile =
        marked && hostile(entries.pieces("cenhe", ALL), "opentafl.note.throne-hostile");
    put(Switch.THRONE_HOSTILE, hostile);
    String held = entries.pieces("cenh", "t");
    boolean armed = entries.oneOf("ka", "ynah", 'y') != 'n';
    entries.noteIf(
        marked && (held.contains("T") || (held.contains("t") && !armed)),
        "opentafl.note.held-throne");
    put(Switch.HELD_THRONE, entries.flag("linc", false));
  }

  private void corners(BoardSize size) {
    boolean marked = entries.marked("cor", size.corners(), "opentafl.corners");
    put(
        Switch.CORNER_ENTER,
        marked ? enter("cors", "corre", "opentafl.note.corner-enter") : Access.ANYONE);
    put(
        Switch.CORNER_HOSTILE,
        marked && hostile(entries.pieces("corh", ALL), "opentafl.note.corner-hostile"));
  }

  private Access enter(String stop, String comeBack, String note) {
    String may = entries.pieces(stop, KING);
    String again = entries.pieces(comeBack, ALL);
    return access(may.replaceAll("[^" + again + "_]", ""), note);
  }

  private Access access(String pieces, String note) {
    entries.noteIf(!pieces.equals(ALL) && !pieces.equals(KING) && !pieces.isEmpty(), note);
    return pieces.equals(ALL) ? Access.ANYONE : pieces.contains(KING) ? Access.KING : Access.NOBODY;
  }

  /// The king may be told apart: what is an enemy of his is among his captors.
  private boolean hostile(String pieces, String note) {
    entries.noteIf(pieces.contains("t") != pieces.contains("T"), note);
    return pieces.contains("t") || pieces.contains("T");
  }

  private void edge() {
    char wall = entries.oneOf("sw", "nws", 'n');
    boolean flanking = entries.flag("swf", true);
    put(
        Switch.SHIELDWALL,
        switch (wall) {
          case 'w' -> ShieldWallRule.PLAIN;
          case 's' -> flanking ? ShieldWallRule.FLANKING : ShieldWallRule.WITH_CORNER;
          default -> ShieldWallRule.NONE;
        });
    entries.noteIf(wall == 'w' && flanking, "opentafl.note.shieldwall");
    put(Switch.EXIT_FORT, entries.flag("efe", false));
  }

  private void put(Switch rule, Object value) {
    values.put(rule, new SwitchValue(rule, value));
  }
}
