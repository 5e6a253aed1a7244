import type { PixelSize } from '@toile/tools';
import { components } from '../../../core/plane/components.ts';
import { distanceTo } from '../../../core/plane/distance-to.ts';

/** Largest distance (CIE Lab) from the ground's colour at which a pixel looks like the ground. */
const SAME = 3.2;

/** Least distance (CIE Lab) of the cloth around an enclosed spot from the ground: a pale garment has such spots all over. */
const LEAST_STEP = 14;
const RING_PX = 6;

/** Least area of enclosed ground, in pixels: smaller spots are highlights or buttons. */
const LEAST_PX = 30;

/** Mask (0 and 1) without the ground that sleeves and trunk, or straps, enclose. */
export function withoutEnclosedGround(
  mask: Uint8Array,
  { lab, ground, size }: { lab: Float32Array; ground: Float32Array; size: PixelSize },
): Uint8Array {
  const gap = (i: number) =>
    Math.hypot(
      lab[i * 3] - ground[i * 3],
      lab[i * 3 + 1] - ground[i * 3 + 1],
      lab[i * 3 + 2] - ground[i * 3 + 2],
    );
  const same = mask.map((on, i) => (on && gap(i) < SAME ? 1 : 0));
  const { labels, list } = components(same, size);
  const large = list.filter(({ areaPx }) => areaPx >= LEAST_PX);
  if (large.length === 0) return mask;
  const rings = ringSteps(labels, { same, mask, size, gap });
  const isOpen = new Set(
    large.filter(({ id }) => (rings.get(id) ?? 0) > LEAST_STEP).map(({ id }) => id),
  );
  return mask.map((on, i) => (on && !isOpen.has(labels[i]) ? 1 : 0));
}

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
