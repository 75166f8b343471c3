package hnefi.ui.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.kiosk.VisitPage;
import org.junit.jupiter.api.Test;

class VisitCounterTest {
  @Test
  void everyKindOfPageIsOneToWhichAVisitorCanCome() {
    assertThat(KioskPlaces.all().stream().map(VisitCounter::page)).contains(VisitPage.values());
  }
}
