package hnefi.narration;

import hnefi.content.Edition;
import hnefi.content.RuleTopic;
import hnefi.rules.CommonRule;
import hnefi.rules.Escape;
import hnefi.rules.KingCaptor;
import hnefi.rules.Rule;
import hnefi.rules.RuleSet;
import hnefi.rules.Switch;
import hnefi.text.Language;
import hnefi.text.Tag;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Asks an edition every question about its rules. How the king is captured is asked place by
/// place, and it is the referee who answers.
public final class RuleAnswers {
  private final RuleWords rules;
  private final Words words;
  private final Phrases phrases;

  public RuleAnswers(Language language) {
    rules = new RuleWords(language);
    words = Words.of(RuleAnswers.class, "summary", language);
    phrases = Phrases.in(language);
  }

  /// Returns the answers in the order of their topics. A rule that an edition neither has nor
  /// speaks of is left out.
  public List<RuleAnswer> of(Edition edition) {
    List<RuleAnswer> answers = new ArrayList<>();
    Stream.<Rule>concat(Stream.of(CommonRule.values()), Stream.of(Switch.values()))
        .filter(rule -> !isAskedByPlace(rule) && !isAbsent(rule, edition))
        .map(rule ->
            new RuleAnswer(
                RuleTopic.of(rule),
                rule,
                rules.name(rule),
                rules.sentence(rule, edition.ruling(rule).value())))
        .forEach(answers::add);
    for (KingPlace place : KingPlace.values()) {
      if (place != KingPlace.BESIDE_CORNER || isTheCornerApart(edition)) {
        answers.add(answer(place, edition));
      }
    }
    answers.addAll(inVain(edition.rules()));
    answers.sort(Comparator.comparing(RuleAnswer::topic));
    return List.copyOf(answers);
  }

  /// Returns whether a rule is about how the king is captured, so that it depends on his place.
  static boolean isAskedByPlace(Rule rule) {
    return rule == Switch.KING_CAPTURE || rule == Switch.KING_CAPTORS;
  }

  /// Whether the edition does without a rule that most books do not know.
  private static boolean isAbsent(Rule rule, Edition edition) {
    boolean silent = edition.ruling(rule).isSilent() && !edition.isHouseRule(rule);
    return silent
        && rule instanceof Switch each
        && (each == Switch.OPEN_CORNER && !edition.rules().openCorner()
            || each.standard().equals(edition.ruling(rule).value()));
  }

  RuleAnswer answer(KingPlace place, Edition edition) {
    String key = "king." + Tag.of(place);
    Rule rule =
        switch (place) {
          case ON_THRONE, ELSEWHERE -> Switch.KING_CAPTURE;
          case BESIDE_THRONE -> Switch.KING_CAPTORS;
          case AT_EDGE, BESIDE_CORNER ->
              hasWon(place, edition) ? Switch.ESCAPE : Switch.KING_CAPTORS;
        };
    return new RuleAnswer(RuleTopic.KING, rule, words.say(key), sentence(key, place, edition));
  }

  /// Whether it goes otherwise beside a corner than elsewhere at the edge, or a book speaks of it.
  private static boolean isTheCornerApart(Edition edition) {
    return edition.rules().escape() == Escape.CORNER
        && (edition.rules().kingCaptors().contains(KingCaptor.CORNER)
            || !ways(KingPlace.BESIDE_CORNER, edition).equals(ways(KingPlace.AT_EDGE, edition)));
  }

  private static Set<KingCaptureWays.Way> ways(KingPlace place, Edition edition) {
    return new KingCaptureWays(edition.referee(), edition.layout().board().size()).at(place);
  }

  private static boolean hasWon(KingPlace place, Edition edition) {
    return switch (place) {
      case AT_EDGE, BESIDE_CORNER -> edition.rules().escape() == Escape.EDGE;
      case ON_THRONE, BESIDE_THRONE, ELSEWHERE -> false;
    };
  }

  private String sentence(String key, KingPlace place, Edition edition) {
    if (hasWon(place, edition)) {
      return words.say("king.at-edge.won");
    }
    Set<KingCaptureWays.Way> ways = ways(place, edition);
    if (place == KingPlace.BESIDE_CORNER
        && ways.isEmpty()
        && edition.rules().kingCaptors().contains(KingCaptor.CORNER)) {
      return words.say(key + ".in-vain");
    }
    return ways.isEmpty()
        ? words.say(key + ".never")
        : words.say(
            key + ".by",
            phrases.either(ways.stream().map(way -> words.say("way." + Tag.of(way))).toList()));
  }

  /// What a book lets stand in for an attacker although it never can.
  private List<RuleAnswer> inVain(RuleSet rules) {
    List<RuleAnswer> answers = new ArrayList<>();
    if (rules.kingCaptors().contains(KingCaptor.CORNER) && rules.escape() == Escape.EDGE) {
      answers.add(inVain("king.vain.corner"));
    }
    if (rules.kingCaptors().contains(KingCaptor.EDGE) && rules.escape() == Escape.EDGE) {
      answers.add(inVain("king.vain.edge"));
    }
    return answers;
  }

  private RuleAnswer inVain(String key) {
    return new RuleAnswer(
        RuleTopic.KING, Switch.KING_CAPTORS, words.say(key), words.say(key + ".said"));
  }
}
