const LINEAR = Float32Array.from({ length: 256 }, (_, level) => {
  const v = level / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

/** The cube root of CIE Lab, straight near black; read from a table, as a photo asks millions of times. */
const STEPS = 4096;
const ROOTS = Float32Array.from({ length: STEPS + 2 }, (_, i) => {
  const t = i / STEPS;
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
});

function root(t: number): number {
  const at = Math.min(STEPS, t * STEPS);
  const i = Math.floor(at);
  return ROOTS[i] + (ROOTS[i + 1] - ROOTS[i]) * (at - i);
}

/** CIE Lab (D65) of sRGB pixels: L 0–100, a and b about ±100, pixel by pixel. */
export function toLab(rgb: Uint8Array): Float32Array {
  const lab = new Float32Array(rgb.length);
  for (let i = 0; i < rgb.length; i += 3) {
    const r = LINEAR[rgb[i]];
    const g = LINEAR[rgb[i + 1]];
    const b = LINEAR[rgb[i + 2]];
    const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    lab[i] = 116 * y - 16;
    lab[i + 1] = 500 * (x - y);
    lab[i + 2] = 200 * (y - z);
  }
  return lab;
}
