import type { PixelSize } from '@toile/tools';
import { components } from '../../../core/plane/components.ts';
import { distanceTo } from '../../../core/plane/distance-to.ts';

/** Largest distance (CIE Lab) from the ground's colour at which a pixel looks like the ground. */
const SAME = 3.2;

/** Least distance (CIE Lab) of the cloth around an enclosed spot from the ground: a pale garment has such spots all over. */
const LEAST_STEP = 14;
const RING_PX = 6;

/** Least area of enclosed ground, as a share of the garment: smaller spots are highlights, buttons, or a print. */
const LEAST_PART = 0.004;

/** Least alpha (0–255), averaged over a spot, at which the cut-out sees cloth there. */
const CLOTH = 110;

/**
 * Number of spots of about one size from which they are a print: sleeves, straps and a neck enclose
 * one or two openings of a size. About one size: at least this share of the larger one's area.
 */
const PRINTED = 3;
const ALIKE = 0.3;

type Picture = {
  lab: Float32Array;
  ground: Float32Array;
  size: PixelSize;
  /** Alpha of the model's cut-out, 0–255 a pixel; undefined where it sees no garment. */
  seen?: Uint8Array;
};

/**
 * Mask (0 and 1) without the ground that sleeves and trunk, or straps, enclose. A print in the
 * ground's colour stays: the cut-out sees cloth in it; without a cut-out, its figures are many.
 */
export function withoutEnclosedGround(
  mask: Uint8Array,
  { lab, ground, size, seen }: Picture,
): Uint8Array {
  const gap = (i: number) =>
    Math.hypot(
      lab[i * 3] - ground[i * 3],
      lab[i * 3 + 1] - ground[i * 3 + 1],
      lab[i * 3 + 2] - ground[i * 3 + 2],
    );
  const same = mask.map((on, i) => (on && gap(i) < SAME ? 1 : 0));
  const { labels, list } = components(same, size);
  const least = mask.reduce((sum, on) => sum + on, 0) * LEAST_PART;
  const large = list.filter(({ areaPx }) => areaPx >= least);
  if (large.length === 0) return mask;
  const rings = ringSteps(labels, { same, mask, size, gap });
  const spots = large.filter(({ id }) => (rings.get(id) ?? 0) > LEAST_STEP);
  const open = seen ? seenThrough(spots, labels, seen) : fewOfASize(spots);
  if (open.length === 0) return mask;
  const isOpen = new Set(open.map(({ id }) => id));
  return mask.map((on, i) => (on && !isOpen.has(labels[i]) ? 1 : 0));
}

type Spot = { id: number; areaPx: number };

/** The spots in which the cut-out sees the ground as well. */
function seenThrough(
  spots: readonly Spot[],
  labels: ArrayLike<number>,
  seen: Uint8Array,
): readonly Spot[] {
  const sums = new Map(spots.map(({ id }) => [id, 0]));
  for (let i = 0; i < seen.length; i += 1) {
    const sum = sums.get(labels[i]);
    if (sum !== undefined) sums.set(labels[i], sum + seen[i]);
  }
  return spots.filter(({ id, areaPx }) => (sums.get(id) ?? 0) < CLOTH * areaPx);
}

/** The spots of whose size there are too few for a print. */
const fewOfASize = (spots: readonly Spot[]): readonly Spot[] =>
  spots.filter(({ areaPx }) => {
    const alike = spots.filter(
      (other) => Math.min(other.areaPx, areaPx) >= ALIKE * Math.max(other.areaPx, areaPx),
    );
    return alike.length < PRINTED;
  });

type Spots = {
  same: Uint8Array;
  mask: Uint8Array;
  size: PixelSize;
  gap: (i: number) => number;
};

/** Mean distance (CIE Lab) from the ground of the garment around each spot, beyond its soft edge. */
function ringSteps(
  labels: ArrayLike<number>,
  { same, mask, size, gap }: Spots,
): Map<number, number> {
  const sums = new Map<number, { sum: number; count: number }>();
  const away = distanceTo(same, size);
  const { width } = size;
  for (let i = 0; i < same.length; i += 1) {
    const id = labels[i];
    if (id === 0) continue;
    for (const step of [-RING_PX, RING_PX, -RING_PX * width, RING_PX * width]) {
      const at = i + step;
      if (at < 0 || at >= same.length || !mask[at] || away[at] < RING_PX * 0.6) continue;
      const ring = sums.get(id) ?? { sum: 0, count: 0 };
      sums.set(id, { sum: ring.sum + gap(at), count: ring.count + 1 });
    }
  }
  return new Map([...sums].map(([id, { sum, count }]) => [id, sum / count]));
}
