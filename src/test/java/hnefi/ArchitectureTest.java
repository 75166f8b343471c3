package hnefi;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  private static final JavaClasses PROGRAM =
      new ClassFileImporter().importPath(Path.of("target/classes/hnefi"));

  @Test
  void everyLayerUsesOnlyTheLayersBelowIt() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .withOptionalLayers(true)
        .layer("app")
        .definedBy("hnefi.app..")
        .layer("ui")
        .definedBy("hnefi.ui..")
        .layer("console")
        .definedBy("hnefi.console..")
        .layer("account")
        .definedBy("hnefi.account..")
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
        .whereLayer("content")
        .mayOnlyBeAccessedByLayers("app", "ui", "console", "account")
        .whereLayer("game")
        .mayOnlyBeAccessedByLayers("app", "ui", "console", "account")
        .whereLayer("search")
        .mayOnlyBeAccessedByLayers("app", "ui", "console", "account")
        .whereLayer("notation")
        .mayOnlyBeAccessedByLayers("app", "ui", "console", "account", "content", "game")
        .whereLayer("rules")
        .mayOnlyBeAccessedByLayers(
            "app", "ui", "console", "account", "content", "game", "notation", "search")
        .whereLayer("board")
        .mayOnlyBeAccessedByLayers(
            "app", "ui", "console", "account", "content", "game", "notation", "search", "rules")
        .whereLayer("files")
        .mayOnlyBeAccessedByLayers("app", "ui", "console")
        .whereLayer("text")
        .mayOnlyBeAccessedByLayers(
            "app", "ui", "console", "account", "content", "game", "search", "notation", "files")
        .check(PROGRAM);
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
