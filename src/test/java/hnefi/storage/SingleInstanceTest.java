package hnefi.storage;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.storage.SingleInstance.Claim;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SingleInstanceTest {
  private static final Duration SHORT = Duration.ofMillis(1);
  private static final Duration LONG = Duration.ofMinutes(1);

  @TempDir private Path folder = Path.of("");
  private final List<SingleInstance> instances = new ArrayList<>();

  @AfterEach
  void close() {
    instances.forEach(SingleInstance::close);
  }

  @Test
  void whoComesSecondHandsOverWhatHeWantsToTheFirst() throws Exception {
    BlockingQueue<StartRequest> heard = new ArrayBlockingQueue<>(2);
    first(folder).onRequest(heard::add);
    StartRequest game = StartRequest.open(Path.of("/home/åsa/a game.tafl"));

    assertThat(SingleInstance.claim(folder, game, LONG)).isEqualTo(new Claim.HandedOver());
    assertThat(SingleInstance.claim(folder, StartRequest.WINDOW, LONG))
        .isEqualTo(new Claim.HandedOver());

    assertThat(heard.poll(1, TimeUnit.MINUTES)).isEqualTo(game);
    assertThat(heard.poll(1, TimeUnit.MINUTES)).isEqualTo(StartRequest.WINDOW);
  }

  @Test
  void whatIsWantedBeforeTheFirstWindowIsOpenIsNotForgotten() throws Exception {
    SingleInstance first = first(folder);
    assertThat(SingleInstance.claim(folder, StartRequest.WINDOW, LONG))
        .isEqualTo(new Claim.HandedOver());

    BlockingQueue<StartRequest> heard = new ArrayBlockingQueue<>(1);
    first.onRequest(heard::add);

    assertThat(heard.poll(1, TimeUnit.MINUTES)).isEqualTo(StartRequest.WINDOW);
  }

  @Test
  void afterTheFirstHasEndedTheNextIsFirst() {
    first(folder).close();
    first(folder);
  }

  @Test
  void aSocketLeftOverFromAKillIsReplaced() throws IOException {
    try (ServerSocketChannel dead = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      dead.bind(UnixDomainSocketAddress.of(folder.resolve("socket")));
    }
    Files.writeString(folder.resolve("lock"), "left over");
    first(folder).onRequest(_ -> {});

    assertThat(SingleInstance.claim(folder, StartRequest.WINDOW, LONG))
        .isEqualTo(new Claim.HandedOver());
  }

  @Test
  void aFirstThatDoesNotAnswerDoesNotKeepTheSecondFromStarting() {
    first(folder).stopListening();

    assertThat(SingleInstance.claim(folder, StartRequest.WINDOW, SHORT))
        .isEqualTo(new Claim.Unguarded());
  }

  @Test
  void whereNoSocketCanBeTheFirstStartsAllTheSame() throws IOException {
    // No path of a socket may have more than about a hundred characters.
    Path deep = Files.createDirectories(folder.resolve("d".repeat(120)));
    first(deep);

    assertThat(SingleInstance.claim(deep, StartRequest.WINDOW, SHORT))
        .isEqualTo(new Claim.Unguarded());
  }

  @Test
  void whereNoLockCanBeTheProgramStartsAllTheSame() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "in the place of a folder");

    assertThat(SingleInstance.claim(file, StartRequest.WINDOW, LONG))
        .isEqualTo(new Claim.Unguarded());
  }

  @Test
  void nonsenseOnTheSocketIsNotTaken() throws Exception {
    BlockingQueue<StartRequest> heard = new ArrayBlockingQueue<>(2);
    first(folder).onRequest(heard::add);

    try (SocketChannel visitor =
        SocketChannel.open(UnixDomainSocketAddress.of(folder.resolve("socket")))) {
      visitor.write(ByteBuffer.wrap("delete everything".getBytes(StandardCharsets.UTF_8)));
      visitor.shutdownOutput();
      assertThat(Channels.newInputStream(visitor).readAllBytes()).isEmpty();
    }

    assertThat(heard).isEmpty();
  }

  @Test
  void nonsenseIsNoRequest() {
    assertThat(StartRequest.read("open the window"))
        .contains(StartRequest.open(Path.of("the window")));
    assertThat(StartRequest.read("")).isEmpty();
    assertThat(StartRequest.read("delete everything")).isEmpty();
    assertThat(StartRequest.read("open \0")).isEmpty();
  }

  @Test
  void whoHasStoppedListeningDoesNotBeginAgain() {
    SingleInstance first = first(folder);
    first.stopListening();
    first.listen();
    assertThat(folder.resolve("socket")).doesNotExist();
  }

  private SingleInstance first(Path where) {
    Claim.First claim = (Claim.First) SingleInstance.claim(where, StartRequest.WINDOW, LONG);
    instances.add(claim.instance());
    claim.instance().listen();
    return claim.instance();
  }
}
