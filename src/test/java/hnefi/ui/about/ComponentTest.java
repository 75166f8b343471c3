package hnefi.ui.about;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.NodeList;

/// The list of parts is the one of the build.
class ComponentTest {
  @Test
  void everyLicenceOfWhichThereIsATextIsInTheProgram() {
    assertThat(Component.ALL)
        .allSatisfy(each ->
            assertThat(each.licenceText().map(String::length))
                .as(each.name())
                .satisfies(length ->
                    assertThat(length.orElse(0) > 900)
                        .isEqualTo(!each.licence().endsWith("Public-Domain"))));
  }

  @Test
  void theVersionsAreThoseOfTheJars() {
    for (Component each : Component.ALL) {
      each.jars()
          .ifPresent(beginning ->
              assertThat(jars())
                  .filteredOn(jar -> jar.startsWith(beginning))
                  .as(each.name())
                  .isNotEmpty()
                  .allSatisfy(jar -> assertThat(jar).contains("-" + each.version().orElseThrow())));
    }
  }

  @Test
  void noLibraryOfTheBuildIsForgotten() throws Exception {
    List<String> known = Component.ALL.stream().flatMap(each -> each.jars().stream()).toList();
    NodeList dependencies =
        (NodeList)
            XPathFactory.newInstance()
                .newXPath()
                .evaluate(
                    "/*/*[name()='dependencies']/*[not(*[name()='scope'] or *[name()='optional'])]"
                        + "/*[name()='artifactId']/text()",
                    DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new File("pom.xml")),
                    XPathConstants.NODESET);
    assertThat(dependencies.getLength()).isGreaterThan(5);
    for (int i = 0; i < dependencies.getLength(); i++) {
      String library = dependencies.item(i).getTextContent();
      assertThat(known).as(library).anyMatch((library + "-")::startsWith);
    }
  }

  private static List<String> jars() {
    return Stream.of("java.class.path", "jdk.module.path")
        .map(name -> Optional.ofNullable(System.getProperty(name)).orElse(""))
        .flatMap(path -> Arrays.stream(path.split(File.pathSeparator)))
        .map(path -> Objects.requireNonNullElse(new File(path).getName(), ""))
        .filter(name -> name.endsWith(".jar"))
        .distinct()
        .toList();
  }
}
