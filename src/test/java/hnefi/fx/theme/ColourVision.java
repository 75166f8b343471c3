package hnefi.fx.theme;

import javafx.scene.paint.Color;

/// How somebody sees colours: with all three kinds of cones, or without one of them, as Machado,
/// Oliveira and Fernandes (2009) simulate it.
public enum ColourVision {
  NORMAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
  PROTANOPIA(
      0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
  DEUTERANOPIA(
      0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
  TRITANOPIA(
      1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

  private final double[] matrix;

  ColourVision(double... matrix) {
    this.matrix = matrix;
  }

  /// Returns how bright a colour is to this eye, from 0 to 1, as the Web Content Accessibility
  /// Guidelines define it.
  public double luminance(Color colour) {
    double red = linear(colour.getRed());
    double green = linear(colour.getGreen());
    double blue = linear(colour.getBlue());
    double[] seen = new double[3];
    for (int i = 0; i < 3; i++) {
      seen[i] =
          Math.clamp(
              matrix[3 * i] * red + matrix[3 * i + 1] * green + matrix[3 * i + 2] * blue, 0.0, 1.0);
    }
    return 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2];
  }

  /// Returns the contrast of two luminances, from 1 to 21.
  public static double contrast(double one, double other) {
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }

  public double contrast(Color one, Color other) {
    return contrast(luminance(one), luminance(other));
  }

  private static double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
  }
}
