/** A field of one number a pixel. */
export type Field = { width: number; height: number; values: Float32Array };

/** About a Gaussian blur: three box means each way. Edges repeat. */
export function softBlur(field: Field, sigmaX: number, sigmaY = sigmaX): Field {
  let values: Float32Array = field.values;
  for (const part of [0, 1, 2]) {
    values = boxRows({ ...field, values }, radiusOf(sigmaX, part));
    values = boxColumns({ ...field, values }, radiusOf(sigmaY, part));
  }
  return { ...field, values };
}

/** Radii of three boxes whose variances add up to the Gaussian's. */
function radiusOf(sigma: number, part: number): number {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  const low = Math.max(0, Math.floor((ideal - 1) / 2));
  return low + ((ideal - 1) / 2 - low > (part + 0.5) / 3 ? 1 : 0);
}

/** Means along rows over `radius` pixels to either side. */
export function boxRows({ width, height, values }: Field, radius: number): Float32Array {
  if (radius === 0) return values;
  const out = new Float32Array(values.length);
  const scale = 1 / (2 * radius + 1);
  const padded = new Float32Array(width + 2 * radius + 1);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    padded.fill(values[row], 0, radius);
    padded.set(values.subarray(row, row + width), radius);
    padded.fill(values[row + width - 1], radius + width);
    let sum = 0;
    for (let i = 0; i <= 2 * radius; i += 1) sum += padded[i];
    for (let x = 0; x < width; x += 1) {
      out[row + x] = sum * scale;
      sum += padded[x + 2 * radius + 1] - padded[x];
    }
  }
  return out;
}

/** Means down columns. */
export function boxColumns({ width, height, values }: Field, radius: number): Float32Array {
  if (radius === 0) return values;
  const out = new Float32Array(values.length);
  const scale = 1 / (2 * radius + 1);
  const sums = new Float64Array(width);
  const row = (y: number) => (y < 0 ? 0 : y >= height ? height - 1 : y) * width;
  for (let y = -radius; y <= radius; y += 1) {
    const from = row(y);
    for (let x = 0; x < width; x += 1) sums[x] += values[from + x];
  }
  for (let y = 0; y < height; y += 1) {
    const enter = row(y + radius + 1);
    const leave = row(y - radius);
    for (let x = 0; x < width; x += 1) {
      out[y * width + x] = sums[x] * scale;
      sums[x] += values[enter + x] - values[leave + x];
    }
  }
  return out;
}
