package hnefi.kiosk;

import hnefi.text.Result;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/// A PIN as it stands in the settings file: salted and hashed so slowly (PBKDF2 with HMAC-SHA-256)
/// that guessing takes time. Four digits are few all the same: nobody but the staff should read the
/// file.
///
/// Written `pbkdf2-sha256:ITERATIONS:SALT:HASH`, salt and hash in Base64.
public final class PinHash {
  public static final int FEWEST_DIGITS = 4;
  public static final int MOST_DIGITS = 12;

  private static final String SCHEME = "pbkdf2-sha256";
  private static final int ITERATIONS = 600_000;
  private static final int MOST_ITERATIONS = 5_000_000;
  private static final int SALT_BYTES = 16;
  private static final int HASH_BYTES = 32;

  private final int iterations;
  private final byte[] salt;
  private final byte[] hash;

  private PinHash(int iterations, byte[] salt, byte[] hash) {
    this.iterations = iterations;
    this.salt = salt;
    this.hash = hash;
  }

  /// Returns whether these digits can be a PIN.
  public static boolean isPin(CharSequence digits) {
    return digits.length() >= FEWEST_DIGITS
        && digits.length() <= MOST_DIGITS
        && digits.chars().allMatch(each -> each >= '0' && each <= '9');
  }

  /// Returns a new hash of a PIN, with a salt of its own. Takes about half a second.
  ///
  /// @throws IllegalArgumentException unless the PIN has 4 to 12 digits
  public static PinHash of(CharSequence digits) {
    return of(digits, ITERATIONS);
  }

  static PinHash of(CharSequence digits, int iterations) {
    if (!isPin(digits)) {
      throw new IllegalArgumentException("not 4 to 12 digits");
    }
    byte[] salt = new byte[SALT_BYTES];
    new SecureRandom().nextBytes(salt);
    return new PinHash(iterations, salt, derive(digits, iterations, salt));
  }

  /// Reads a hash as it stands in the settings file.
  public static Result<PinHash> parse(String text) {
    String[] parts = text.split(":", -1);
    if (parts.length != 4 || !parts[0].equals(SCHEME) || !parts[1].matches("[1-9][0-9]{0,6}")) {
      return Result.bad("fault.kiosk.pin");
    }
    try {
      int iterations = Integer.parseInt(parts[1]);
      byte[] salt = Base64.getDecoder().decode(parts[2]);
      byte[] hash = Base64.getDecoder().decode(parts[3]);
      return iterations <= MOST_ITERATIONS && salt.length > 0 && hash.length == HASH_BYTES
          ? new Result.Good<>(new PinHash(iterations, salt, hash))
          : Result.bad("fault.kiosk.pin");
    } catch (IllegalArgumentException _) {
      return Result.bad("fault.kiosk.pin");
    }
  }

  /// Returns whether these digits are the PIN. Takes about half a second: not for the JavaFX
  /// thread.
  public boolean matches(CharSequence digits) {
    return isPin(digits) && MessageDigest.isEqual(hash, derive(digits, iterations, salt));
  }

  private static byte[] derive(CharSequence digits, int iterations, byte[] salt) {
    PBEKeySpec key =
        new PBEKeySpec(digits.toString().toCharArray(), salt, iterations, HASH_BYTES * Byte.SIZE);
    try {
      return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(key).getEncoded();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has PBKDF2", e);
    } finally {
      key.clearPassword();
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PinHash that && toString().equals(that.toString());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(hash);
  }

  /// Returns the hash as it stands in the settings file.
  @Override
  public String toString() {
    Base64.Encoder base64 = Base64.getEncoder();
    return String.join(
        ":",
        SCHEME,
        Integer.toString(iterations),
        base64.encodeToString(salt),
        base64.encodeToString(hash));
  }
}
