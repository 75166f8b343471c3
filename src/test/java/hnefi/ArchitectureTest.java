package hnefi;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArchitectureTest {
  private static final Path CODE = Path.of("src/main/java/hnefi");
  private static final JavaClasses PROGRAM =
      new ClassFileImporter().importPath(Path.of("target/classes/hnefi"));

  private static final Set<String> BELOW_SCREENS =
      Set.of(
          "kiosk",
          "speech",
          "sound",
          "storage",
          "session",
          "coach",
          "lab",
          "people",
          "print",
          "narration",
          "content",
          "engine",
          "game",
          "notation",
          "rules",
          "board");

  /// Each room of the program, and the rooms it may use; `text` is below all but the engine, which
  /// says nothing, and `app` puts all together.
  private static final Map<String, Set<String>> MAY_USE =
      Map.ofEntries(
          entry("text", Set.of()),
          entry("speech", Set.of()),
          entry("fx", Set.of("speech")),
          entry("sound", Set.of()),
          entry("board", Set.of()),
          entry("rules", Set.of("board")),
          entry("notation", Set.of("rules", "board")),
          entry("game", Set.of("notation", "rules", "board")),
          entry("engine", Set.of("rules", "board")),
          entry("people", Set.of("engine", "rules", "board")),
          entry("coach", Set.of("people", "engine", "notation", "rules", "board")),
          entry("lab", Set.of("people", "engine", "game", "notation", "rules", "board")),
          entry("content", Set.of("notation", "rules", "board")),
          entry("narration", Set.of("content", "game", "notation", "rules", "board")),
          entry("print", Set.of("narration", "content", "game", "notation", "rules", "board")),
          entry(
              "session",
              Set.of("people", "content", "engine", "game", "notation", "rules", "board")),
          entry("storage", Set.of("session", "content", "game", "notation", "rules", "board")),
          entry(
              "kiosk",
              Set.of(
                  "sound", "storage", "session", "content", "game", "notation", "rules", "board")),
          entry("console", BELOW_SCREENS),
          entry("ui", Stream.concat(BELOW_SCREENS.stream(), Stream.of("fx")).collect(toSet())));

  static Set<String> rooms() {
    return MAY_USE.keySet();
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void everyRoomUsesOnlyTheRoomsOfTheTable(String room) {
    String[] others =
        MAY_USE.keySet().stream()
            .filter(each -> !each.equals(room))
            .filter(each -> !each.equals("text") || room.equals("engine"))
            .filter(each -> !MAY_USE.getOrDefault(room, Set.of()).contains(each))
            .map(each -> "hnefi." + each + "..")
            .toArray(String[]::new);
    noClasses()
        .that()
        .resideInAPackage("hnefi." + room + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(others)
        .orShould()
        .dependOnClassesThat()
        .resideInAPackage("hnefi.app..")
        .check(PROGRAM);
  }

  @Test
  void theTableNamesEveryRoom() throws IOException {
    try (Stream<Path> folders = Files.list(CODE)) {
      assertThat(folders.map(each -> each.getFileName().toString()))
          .filteredOn(each -> !each.equals("app"))
          .containsExactlyInAnyOrderElementsOf(MAY_USE.keySet());
    }
  }

  @Test
  void onlyTheScreensAndTheWiringKnowJavaFx() {
    noClasses()
        .that()
        .resideOutsideOfPackages("hnefi.fx..", "hnefi.ui..", "hnefi.app..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "javafx..", "com.sun.javafx..", "org.controlsfx..", "atlantafx..", "org.kordamp..")
        .check(PROGRAM);
  }

  @Test
  void noPackagesUseEachOtherInACircle() {
    slices().matching("hnefi.(**)").should().beFreeOfCycles().check(PROGRAM);
  }

  /// `formatted`, and `format` without a locale, write digits as the system does.
  @Test
  void numbersAreFormattedInANamedLocale() throws IOException {
    Pattern formatted =
        Pattern.compile("(\"\"\"(?s:.*?)\"\"\"|\"(?:[^\"\\\\\n]|\\\\.)*+\")\\s*+\\.formatted\\(");
    Pattern number = Pattern.compile("%[-0-9$,+ .(#]*[dfeg]");
    try (Stream<Path> files = Files.walk(CODE)) {
      assertThat(files.filter(each -> each.toString().endsWith(".java")))
          .allSatisfy(file ->
              assertThat(formatted.matcher(Files.readString(file)).results())
                  .noneMatch(each -> number.matcher(each.group(1)).find()));
    }
    noClasses()
        .should()
        .callMethod(String.class, "format", String.class, Object[].class)
        .check(PROGRAM);
  }

  @Test
  void nothingStaticChanges() {
    fields()
        .that(
            DescribedPredicate.describe(
                "are static and written by people",
                (JavaField field) ->
                    field.getModifiers().contains(JavaModifier.STATIC)
                        && !field.getModifiers().contains(JavaModifier.SYNTHETIC)))
        .should()
        .beFinal()
        .check(PROGRAM);
  }

  @Test
  void looksAreLeftToStyleSheets() {
    noClasses()
        .should()
        .callMethodWhere(
            DescribedPredicate.describe(
                "setStyle is called",
                (JavaMethodCall call) -> call.getTarget().getName().equals("setStyle")))
        .check(PROGRAM);
  }

  @Test
  void theLauncherNeedsNothingOfTheProgram() {
    classes()
        .that()
        .resideInAPackage("hnefi.launcher..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("hnefi.launcher..", "java..")
        .check(PROGRAM);
  }
}
