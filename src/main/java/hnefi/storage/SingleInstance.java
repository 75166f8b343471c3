package hnefi.storage;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// Sees to it that one program at a time uses a data folder: the first holds a lock, and whoever
/// starts it again hands over what he wants through a Unix domain socket, to which the first
/// [#listen]s.
///
/// A socket that is left over from a process that died is replaced. Where there can be no lock or
/// no socket, the program starts all the same.
public final class SingleInstance implements AutoCloseable {
  /// What came of asking for the folder.
  public sealed interface Claim {
    /// This program is the first.
    record First(SingleInstance instance) implements Claim {}

    /// Another program has the folder, and has taken the request.
    record HandedOver() implements Claim {}

    /// It cannot be known whether there is another program, or the other one does not answer.
    record Unguarded() implements Claim {}
  }

  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final long PAUSE_MILLIS = 50;
  private static final int LONGEST_REQUEST = 8192;
  private static final String TAKEN = "taken";

  private final ProcessLock lock;
  private final Path socket;
  private final CompletableFuture<Consumer<StartRequest>> handler = new CompletableFuture<>();
  private Optional<ServerSocketChannel> server = Optional.empty();
  private boolean stopped;

  private SingleInstance(ProcessLock lock, Path socket) {
    this.lock = lock;
    this.socket = socket;
  }

  /// Asks for a data folder, or hands the request to the program that has it.
  public static Claim claim(Path folder, StartRequest request) {
    return claim(folder, request, PATIENCE);
  }

  /// @param patience how long to wait for a program that has the folder but does not answer, since
  ///   it is just starting or ending
  static Claim claim(Path folder, StartRequest request, Duration patience) {
    Path socket = folder.resolve("socket");
    long end = System.nanoTime() + patience.toNanos();
    try {
      do {
        Optional<ProcessLock> lock = ProcessLock.take(folder.resolve("lock"));
        if (lock.isPresent()) {
          return new Claim.First(new SingleInstance(lock.get(), socket));
        }
        if (handOver(socket, request, Duration.ofNanos(end - System.nanoTime()))) {
          return new Claim.HandedOver();
        }
        Thread.sleep(PAUSE_MILLIS);
      } while (System.nanoTime() < end);
    } catch (IOException _) {
      return new Claim.Unguarded();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    return new Claim.Unguarded();
  }

  /// Begins to take requests, on any thread. Who starts the program before waits for a while.
  public synchronized void listen() {
    if (stopped) {
      return;
    }
    try {
      Files.deleteIfExists(socket);
      ServerSocketChannel opened = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
      server = Optional.of(opened);
      opened.bind(UnixDomainSocketAddress.of(socket));
      Thread.ofPlatform().daemon().name("start-requests").start(() -> accept(opened));
    } catch (IOException | UnsupportedOperationException _) {
      // Without a socket nobody can hand over; the lock still tells who is first.
    }
  }

  /// Answers requests from now on, and those that came before.
  ///
  /// @param wanted hears of them on threads of its own
  public void onRequest(Consumer<StartRequest> wanted) {
    handler.complete(wanted);
  }

  /// Takes no more requests, since the window is gone; whoever starts the program now waits for the
  /// folder.
  public synchronized void stopListening() {
    stopped = true;
    try {
      if (server.isPresent()) {
        server.get().close();
        Files.deleteIfExists(socket);
      }
    } catch (IOException _) {
      // The next program replaces it.
    }
  }

  /// Lets others have the folder.
  @Override
  public void close() {
    stopListening();
    lock.close();
  }

  private void accept(ServerSocketChannel opened) {
    while (opened.isOpen()) {
      try {
        SocketChannel visitor = opened.accept();
        Thread.ofVirtual().start(() -> answer(visitor));
      } catch (ClosedChannelException _) {
        return;
      } catch (IOException _) {
        // That visitor has gone.
      }
    }
  }

  private void answer(SocketChannel visitor) {
    try (visitor) {
      byte[] bytes = Channels.newInputStream(visitor).readNBytes(LONGEST_REQUEST);
      Optional<StartRequest> request = StartRequest.read(new String(bytes, StandardCharsets.UTF_8));
      if (request.isPresent()) {
        handler.thenAccept(each -> each.accept(request.get()));
        visitor.write(ByteBuffer.wrap(TAKEN.getBytes(StandardCharsets.UTF_8)));
      }
    } catch (IOException _) {
      // The visitor has gone.
    }
  }

  /// Returns whether the program that listens has taken the request.
  private static boolean handOver(Path socket, StartRequest request, Duration patience) {
    CompletableFuture<Boolean> taken = new CompletableFuture<>();
    Thread asking = Thread.ofVirtual().start(() -> taken.complete(isTaken(socket, request)));
    boolean answer =
        taken.completeOnTimeout(false, patience.toMillis(), TimeUnit.MILLISECONDS).join();
    asking.interrupt();
    return answer;
  }

  private static boolean isTaken(Path socket, StartRequest request) {
    try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
      ByteBuffer bytes = ByteBuffer.wrap(request.text().getBytes(StandardCharsets.UTF_8));
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.shutdownOutput();
      return new String(
              Channels.newInputStream(channel).readNBytes(TAKEN.length()), StandardCharsets.UTF_8)
          .equals(TAKEN);
    } catch (IOException | UnsupportedOperationException _) {
      return false;
    }
  }
}
