/** sRGB levels 0–255 of a CIE Lab colour (D65). */
export function labToLevels([lightness, a, b]: readonly [number, number, number]): [
  number,
  number,
  number,
] {
  const fy = (lightness + 16) / 116;
  const x = 0.9505 * unroot(fy + a / 500);
  const y = unroot(fy);
  const z = 1.089 * unroot(fy - b / 200);
  return [
    level(3.2406 * x - 1.5372 * y - 0.4986 * z),
    level(-0.9689 * x + 1.8758 * y + 0.0415 * z),
    level(0.0557 * x - 0.204 * y + 1.057 * z),
  ];
}

const unroot = (t: number) => (t > 0.2069 ? t ** 3 : (t - 16 / 116) / 7.787);

function level(light: number): number {
  const v = Math.min(1, Math.max(0, light));
  return 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
}
