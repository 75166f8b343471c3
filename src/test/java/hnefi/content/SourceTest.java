package hnefi.content;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Language;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class SourceTest {
  @Test
  void aBookIsHeadedByItsAuthorsAndTheTitleItPrints() throws FaultException {
    assertThat(source("[Peter Walker, Ann Other]", "Hnefatafl").heading(Language.SV))
        .isEqualTo("Peter Walker, Ann Other: Hnefatafl");
  }

  @Test
  void aBookWithoutAnAuthorIsHeadedByItsTitleAlone() throws FaultException {
    assertThat(source("[]", "Hnefatafl").heading(Language.EN)).isEqualTo("Hnefatafl");
  }

  @Test
  void whatWeNamedOurselvesHasATitleInEachLanguage() throws FaultException {
    Source ours = source("[]", "{de: Unsere Bilder, en: Our pictures, sv: Våra bilder}");
    assertThat(ours.heading(Language.DE)).isEqualTo("Unsere Bilder");
    assertThat(ours.heading(Language.SV)).isEqualTo("Våra bilder");
  }

  private static Source source(String authors, String title) throws FaultException {
    String file =
        """
        - id: one
          kind: ours
          authors: %s
          title: %s
          languages: [en]
          short: {de: Eins, en: One, sv: Ett}
          about: {de: Über, en: About, sv: Om}
          passages: []
        """
            .formatted(authors, title);
    return Objects.requireNonNull(Source.readAll(YamlValue.parse("sources.yaml", file)).get("one"));
  }
}
