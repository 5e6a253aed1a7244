/** Ellipses of a plain standing figure: middle, reach and colour, in parts of the side. */
const SHAPES: readonly [number, number, number, number, readonly [number, number, number]][] = [
  [0.5, 0.16, 0.06, 0.08, [196, 150, 122]],
  [0.5, 0.12, 0.065, 0.055, [58, 40, 30]],
  [0.5, 0.38, 0.1, 0.17, [170, 40, 52]],
  [0.385, 0.4, 0.025, 0.16, [196, 150, 122]],
  [0.615, 0.4, 0.025, 0.16, [196, 150, 122]],
  [0.455, 0.7, 0.045, 0.2, [44, 58, 96]],
  [0.545, 0.7, 0.045, 0.2, [44, 58, 96]],
];

/** A plain figure on a sloping ground, RGB: a fixed input that models are compared on. */
export function trialPicture(side: number): Uint8Array {
  const rgb = new Uint8Array(side * side * 3);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const ground = Math.round(190 + (40 * (x + y)) / (2 * side));
      const shape = SHAPES.findLast(
        ([cx, cy, rx, ry]) => ((x / side - cx) / rx) ** 2 + ((y / side - cy) / ry) ** 2 < 1,
      );
      rgb.set(shape?.[4] ?? [ground, ground, ground], (y * side + x) * 3);
    }
  }
  return rgb;
}
