package hnefi.content.history;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.text.Text;
import java.util.Locale;

/// The language of a term.
///
/// @param voice the living language in which a machine comes nearest to its sounds
public record TermLanguage(Text name, Locale voice) {
  static TermLanguage read(YamlMap map) throws FaultException {
    return new TermLanguage(map.get("name").words(), Locale.of(map.get("voice").text()));
  }
}
