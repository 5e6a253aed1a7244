/** Three numbers a pixel, and how much each pixel is known, 0 to 1. */
type Known = { width: number; height: number; light: Float32Array; weight: Float32Array };

/**
 * Fills what is not known smoothly from what is: means over ever larger squares up, filled
 * back down (Gortler and others, "The lumigraph", 1996). With `wanted`, only pixels that it
 * marks are filled.
 */
export function pushPull(known: Known, wanted?: Uint8Array): Float32Array {
  const { width, height, light, weight } = known;
  if (width <= 2 || height <= 2) return light;
  const small = reduce(known);
  const filled = pushPull(small);
  const out = Float32Array.from(light);
  for (let y = 0; y < height; y += 1) {
    const v = Math.min(small.height - 1, Math.max(0, y / 2 - 0.25));
    const j = Math.floor(v);
    const upper = j * small.width;
    const lower = Math.min(small.height - 1, j + 1) * small.width;
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const own = weight[i];
      if (own >= 1 || (wanted && !wanted[i])) continue;
      const u = Math.min(small.width - 1, Math.max(0, x / 2 - 0.25));
      const left = Math.floor(u);
      const right = Math.min(small.width - 1, left + 1);
      for (let c = 0; c < 3; c += 1) {
        const a = filled[(upper + left) * 3 + c];
        const b = filled[(lower + left) * 3 + c];
        const top = a + (filled[(upper + right) * 3 + c] - a) * (u - left);
        const low = b + (filled[(lower + right) * 3 + c] - b) * (u - left);
        out[i * 3 + c] = light[i * 3 + c] * own + (top + (low - top) * (v - j)) * (1 - own);
      }
    }
  }
  return out;
}

/** Half the size: means weighted by what is known, known where anything was. */
function reduce({ width, height, light, weight }: Known): Known {
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1 };
  const out = {
    ...half,
    light: new Float32Array(half.width * half.height * 3),
    weight: new Float32Array(half.width * half.height),
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      if (weight[i] === 0) continue;
      const to = (y >> 1) * half.width + (x >> 1);
      out.weight[to] += weight[i];
      for (let c = 0; c < 3; c += 1) out.light[to * 3 + c] += light[i * 3 + c] * weight[i];
    }
  }
  for (let i = 0; i < out.weight.length; i += 1) {
    const total = out.weight[i];
    if (total > 0) for (let c = 0; c < 3; c += 1) out.light[i * 3 + c] /= total;
    out.weight[i] = Math.min(1, total);
  }
  return out;
}
