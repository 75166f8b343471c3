package hnefi.storage;

import hnefi.content.HouseRules;
import hnefi.content.HouseRulesText;
import hnefi.content.Library;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.List;
import java.util.function.Supplier;

/// All house rules somebody keeps, in one file.
///
/// @param library in which the rules must be found
public record HouseRulesFormat(Supplier<Library> library) implements TextFormat<List<HouseRules>> {
  @Override
  public List<HouseRules> initial() {
    return List.of();
  }

  @Override
  public Salvaged<List<HouseRules>> read(String text) {
    HouseRulesText.Read read = HouseRulesText.salvage(text, library.get());
    return new Salvaged<>(
        read.good(), read.fault().map(fault -> new LineFault(fault.line(), fault.reason())));
  }

  @Override
  public String write(List<HouseRules> value) {
    return HouseRulesText.write(value);
  }

  @Override
  public Words reasons(Language language) {
    return Library.faultWords(language);
  }
}
