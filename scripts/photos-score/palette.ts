/** Weight of lightness in distances of cloth: light and shade change it, the dye does not. */
const LIGHT = 0.35;
const COLOURS = 10;
const ROUNDS = 6;

export type Lab = readonly [number, number, number];

export const labAt = (lab: Float32Array, i: number): Lab => [
  lab[i * 3] ?? 0,
  lab[i * 3 + 1] ?? 0,
  lab[i * 3 + 2] ?? 0,
];

/** Distance of two colours of cloth (CIE Lab), lightness counted less. */
export const clothGap = (a: Lab, b: Lab): number =>
  Math.hypot((a[0] - b[0]) * LIGHT, a[1] - b[1], a[2] - b[2]);

/** The main colours of a mask's pixels (k-means), in CIE Lab. */
export function paletteOf(lab: Float32Array, mask: Uint8Array): Lab[] {
  const inside = [...mask.keys()].filter((i) => mask[i]);
  const step = Math.max(1, Math.floor(inside.length / 3000));
  const samples = inside.filter((_, k) => k % step === 0).map((i) => labAt(lab, i));
  let centres = samples.filter((_, k) => k % Math.ceil(samples.length / COLOURS) === 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const groups = centres.map((): Lab[] => []);
    for (const sample of samples) groups[nearest(centres, sample)]?.push(sample);
    centres = groups.flatMap((group) => (group.length > 0 ? [meanOf(group)] : []));
  }
  return centres;
}

const nearest = (centres: readonly Lab[], colour: Lab): number =>
  centres.reduce(
    (best, centre, k) => {
      const gap = clothGap(centre, colour);
      return gap < best.gap ? { k, gap } : best;
    },
    { k: 0, gap: Number.POSITIVE_INFINITY },
  ).k;

const meanOf = (group: readonly Lab[]): Lab => {
  const mean = (c: 0 | 1 | 2) => group.reduce((sum, colour) => sum + colour[c], 0) / group.length;
  return [mean(0), mean(1), mean(2)];
};
