package hnefi;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
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
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArchitectureTest {
  private static final Path CODE = Path.of("src/main/java/hnefi");
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import (?:static )?hnefi\\.([a-z]\\w*(?:\\.[a-z]\\w*)*)\\.[A-Z]");

  private static final JavaClasses PROGRAM =
      new ClassFileImporter().importPath(Path.of("target/classes/hnefi"));

  @Test
  void everyLayerUsesOnlyTheLayersBelowIt() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("app")
        .definedBy("hnefi.app..")
        .layer("ui")
        .definedBy("hnefi.ui..")
        .layer("console")
        .definedBy("hnefi.console..")
        .layer("account")
        .definedBy("hnefi.account..")
        .layer("table")
        .definedBy("hnefi.table..")
        .layer("content")
        .definedBy("hnefi.content..")
        .layer("game")
        .definedBy("hnefi.game..")
        .layer("search")
        .definedBy("hnefi.search..")
        .layer("notation")
        .definedBy("hnefi.notation..")
        .layer("rules")
        .definedBy("hnefi.rules..")
        .layer("board")
        .definedBy("hnefi.board..")
        .layer("files")
        .definedBy("hnefi.files..")
        .layer("text")
        .definedBy("hnefi.text..")
        .whereLayer("app")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("ui")
        .mayOnlyBeAccessedByLayers("app")
        .whereLayer("console")
        .mayOnlyBeAccessedByLayers("app")
        .whereLayer("account")
        .mayOnlyBeAccessedByLayers("app", "ui", "console")
        .whereLayer("table")
        .mayOnlyBeAccessedByLayers("app", "ui")
        .whereLayer("content")
        .mayOnlyBeAccessedByLayers("app", "ui", "console", "account", "table")
        .whereLayer("game")
        .mayOnlyBeAccessedByLayers("app", "ui", "console", "account", "table")
        .whereLayer("search")
        .mayOnlyBeAccessedByLayers("app", "ui", "console", "account")
        .whereLayer("notation")
        .mayOnlyBeAccessedByLayers("app", "ui", "console", "account", "table", "content", "game")
        .whereLayer("rules")
        .mayOnlyBeAccessedByLayers(
            "app", "ui", "console", "account", "table", "content", "game", "notation", "search")
        .whereLayer("board")
        .mayOnlyBeAccessedByLayers(
            "app",
            "ui",
            "console",
            "account",
            "table",
            "content",
            "game",
            "notation",
            "search",
            "rules")
        .whereLayer("files")
        .mayOnlyBeAccessedByLayers("app", "ui", "console", "table")
        .whereLayer("text")
        .mayOnlyBeAccessedByLayers(
            "app",
            "ui",
            "console",
            "account",
            "table",
            "content",
            "game",
            "search",
            "notation",
            "files")
        .check(PROGRAM);
  }

  static List<Path> packages() throws IOException {
    try (Stream<Path> files = Files.walk(CODE)) {
      return files
          .filter(each -> each.endsWith("package-info.java"))
          .map(Path::getParent)
          // All is put together there.
          .filter(each -> !each.endsWith("app"))
          .sorted()
          .toList();
    }
  }

  /// The contract of a package is what a newcomer reads first: it says neither less nor more than
  /// what is imported.
  @ParameterizedTest
  @MethodSource("packages")
  void everyPackageUsesExactlyWhatItSaysItUses(Path folder) throws IOException {
    String contract =
        Files.readAllLines(folder.resolve("package-info.java")).stream()
            .filter(line -> line.startsWith("///"))
            .map(line -> line.substring(3).strip())
            .collect(Collectors.joining(" "));
    assertThat(contract).endsWith(sentence(imported(folder)));
  }

  private static String sentence(List<String> used) {
    if (used.isEmpty()) {
      return "Uses nothing else of the program.";
    }
    String last = "`" + used.getLast() + "`.";
    List<String> others = used.subList(0, used.size() - 1);
    return others.isEmpty()
        ? "Uses only " + last
        : others.stream().collect(Collectors.joining("`, `", "Uses only `", "` and ")) + last;
  }

  /// Returns the packages of the program that the files of a folder import from.
  private static List<String> imported(Path folder) throws IOException {
    String own = CODE.relativize(folder).toString().replace('\\', '/').replace('/', '.');
    Set<String> used = new TreeSet<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path each : files.filter(file -> file.toString().endsWith(".java")).toList()) {
        IMPORT.matcher(Files.readString(each)).results().forEach(found -> used.add(found.group(1)));
      }
    }
    used.remove(own);
    return List.copyOf(used);
  }

  @Test
  void onlyTheScreensAndTheWiringKnowJavaFx() {
    noClasses()
        .that()
        .resideOutsideOfPackages("hnefi.ui..", "hnefi.app..")
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
