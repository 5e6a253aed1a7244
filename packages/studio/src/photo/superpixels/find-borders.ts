import type { PixelSize } from '@toile/tools';
import type { Borders } from './superpixels.ts';

/** Borders between touching superpixels: their lengths, and the mean step of colour across them. */
export function findBorders(ids: Int32Array, lab: Float32Array, { width }: PixelSize): Borders {
  const found = new Map<number, number>();
  const pairs: number[] = [];
  const lengths: number[] = [];
  const steps: number[] = [];
  const base = 2 ** 20;

  function meet(i: number, j: number): void {
    const low = Math.min(ids[i], ids[j]);
    const high = Math.max(ids[i], ids[j]);
    const key = low * base + high;
    let at = found.get(key);
    if (at === undefined) {
      at = lengths.length;
      found.set(key, at);
      pairs.push(low, high);
      lengths.push(0);
      steps.push(0);
    }
    lengths[at] += 1;
    const dl = lab[i * 3] - lab[j * 3];
    const da = lab[i * 3 + 1] - lab[j * 3 + 1];
    const db = lab[i * 3 + 2] - lab[j * 3 + 2];
    steps[at] += Math.sqrt(dl * dl + da * da + db * db);
  }

  for (let i = 0; i < ids.length; i += 1) {
    if ((i + 1) % width !== 0 && ids[i] !== ids[i + 1]) meet(i, i + 1);
    if (i + width < ids.length && ids[i] !== ids[i + width]) meet(i, i + width);
  }
  return {
    from: Int32Array.from(lengths, (_, at) => pairs[at * 2]),
    to: Int32Array.from(lengths, (_, at) => pairs[at * 2 + 1]),
    lengthPx: Float32Array.from(lengths),
    contrast: Float32Array.from(steps, (sum, at) => sum / lengths[at]),
  };
}
