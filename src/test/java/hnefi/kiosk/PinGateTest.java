package hnefi.kiosk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hnefi.text.Result;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PinGateTest {
  private static final PinHash PIN = PinHash.of("4711", 10);

  private Instant now = Instant.parse("2026-06-01T12:00:00Z");
  private final List<PinFailures> kept = new ArrayList<>();

  private PinGate gate(PinFailures failures) {
    return new PinGate(Optional.of(PIN), failures, () -> now, kept::add);
  }

  @Test
  void thePinOpensAndNoOtherDoes() {
    PinGate gate = gate(PinFailures.NONE);
    assertThat(gate.enter("4712")).isEqualTo(new PinGate.Answer.Wrong(Duration.ZERO));
    assertThat(gate.enter("")).isEqualTo(new PinGate.Answer.Wrong(Duration.ZERO));
    assertThat(gate.enter("4711")).isEqualTo(new PinGate.Answer.Open());
    assertThat(kept.getLast()).isEqualTo(PinFailures.NONE);
  }

  @Test
  void fromTheThirdWrongPinOnThePauseDoublesUpToAnHour() {
    PinGate gate = gate(PinFailures.NONE);
    List<Long> pauses = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      if (gate.enter("0000") instanceof PinGate.Answer.Wrong(Duration pause)) {
        pauses.add(pause.toSeconds());
        now = now.plus(pause);
      }
    }
    assertThat(pauses)
        .containsExactly(0L, 0L, 30L, 60L, 120L, 240L, 480L, 960L, 1920L, 3600L, 3600L, 3600L);
  }

  @Test
  void duringThePauseEvenThePinIsNotLookedAt() {
    PinGate gate = gate(new PinFailures(2, now));
    assertThat(gate.enter("0000")).isEqualTo(new PinGate.Answer.Wrong(Duration.ofSeconds(30)));
    now = now.plusSeconds(29);
    assertThat(gate.enter("4711")).isEqualTo(new PinGate.Answer.Paused(Duration.ofSeconds(1)));
    now = now.plusSeconds(1);
    assertThat(gate.enter("4711")).isEqualTo(new PinGate.Answer.Open());
  }

  @Test
  void aNewWindowGoesOnCounting() {
    gate(new PinFailures(4, now)).enter("0000");
    assertThat(kept).isEmpty();
    now = now.plusSeconds(60);
    gate(new PinFailures(4, now.minusSeconds(60))).enter("0000");
    assertThat(kept).containsExactly(new PinFailures(5, now));
  }

  @Test
  void aClockSetBackDoesNotLengthenThePause() {
    PinGate gate = gate(new PinFailures(3, now));
    now = now.minus(Duration.ofDays(3650));
    assertThat(gate.pauseLeft()).isEqualTo(Duration.ofSeconds(30));
    now = now.plusSeconds(30);
    assertThat(gate.pauseLeft()).isZero();
    assertThat(gate.enter("4711")).isEqualTo(new PinGate.Answer.Open());
  }

  @Test
  void withoutAPinNobodyIsLetIn() {
    PinGate gate = new PinGate(Optional.empty(), PinFailures.NONE, () -> now, kept::add);
    assertThat(gate.canOpen()).isFalse();
    assertThat(gate.enter("")).isInstanceOf(PinGate.Answer.Wrong.class);
  }

  @Test
  void aHashIsReadAsItIsWrittenAndSaltedEachTime() {
    assertThat(PinHash.parse(PIN.toString())).isEqualTo(new Result.Good<>(PIN));
    assertThat(PinHash.of("4711", 10)).isNotEqualTo(PIN);
    assertThat(PIN.toString()).doesNotContain("4711");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "4711",
        "pbkdf2-sha256:600000:AAAA",
        "pbkdf2-sha256:0:AAAA:AAAA",
        "pbkdf2-sha256:9999999:AAAA:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
        "pbkdf2-sha256:10:AAAA:AAAA",
        "pbkdf2-sha256:10:!!:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
        "pbkdf2-sha256:10::AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
      })
  void whatIsNoHashIsRefused(String text) {
    assertThat(PinHash.parse(text)).isEqualTo(Result.bad("fault.kiosk.pin"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"123", "1234567890123", "12a4", "12 4", "١٢٣٤"})
  void aPinHasFourToTwelveDigits(String digits) {
    assertThatThrownBy(() -> PinHash.of(digits, 1)).isInstanceOf(IllegalArgumentException.class);
  }
}
