/** The labels that share a pixel, and the part that each has of it. One object serves all pixels. */
export type Share = { count: number; labels: Int32Array; parts: Float32Array };

export const createShare = (): Share => ({
  count: 0,
  labels: new Int32Array(25),
  parts: new Float32Array(25),
});

const BELL = [1, 4, 6, 4, 1];

/**
 * Smooths the steps of an outline: each label's part of a pixel is its bell-weighted part of
 * the 5 × 5 around it, sharpened so that an edge is about two pixels wide.
 */
export function sharePixel(labels: Uint16Array, i: number, width: number, share: Share): void {
  share.count = 0;
  for (let dy = -2; dy <= 2; dy += 1) {
    const row = i + dy * width;
    for (let dx = -2; dx <= 2; dx += 1) add(share, labels[row + dx], BELL[dx + 2] * BELL[dy + 2]);
  }
  if (share.count === 1) {
    share.parts[0] = 1;
    return;
  }
  let total = 0;
  for (let k = 0; k < share.count; k += 1) {
    const part = share.parts[k] / 256;
    share.parts[k] = part * part;
    total += share.parts[k];
  }
  for (let k = 0; k < share.count; k += 1) {
    share.parts[k] /= total;
    if (share.parts[k] < 0.02) share.parts[k] = 0;
  }
}

function add(share: Share, label: number, weight: number): void {
  for (let k = 0; k < share.count; k += 1) {
    if (share.labels[k] !== label) continue;
    share.parts[k] += weight;
    return;
  }
  share.labels[share.count] = label;
  share.parts[share.count] = weight;
  share.count += 1;
}
