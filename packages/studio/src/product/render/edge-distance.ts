import { distanceTo } from '../../core/plane/distance-to.ts';
import type { Stage } from './stage.ts';
import type { Surfaces } from './surfaces.ts';

export type Edges = {
  /** For each pixel, how far the edge of its cloth is; a hand or a button on it makes none. */
  distance: Float32Array;
  /** 1 where any edge is so near that the pixel is shared. */
  isShared: Uint8Array;
};

const NEAR_PX = 3;

/** Edges of areas: distances for seams, and the pixels along every edge. */
export function edgesOf(stage: Stage, surfaces: Surfaces): Edges {
  const { labels, width } = stage;
  const every = new Uint8Array(labels.length);
  const cut = new Uint8Array(labels.length);
  const isLoose = looseThings(surfaces);
  const isLaidOn = (a: number, b: number) =>
    isLoose[Math.max(a, b)] === 1 && surfaces.isCloth[Math.min(a, b)] === 1;
  for (let i = 0; i < labels.length - width; i += 1) {
    const own = labels[i];
    const right = labels[i + 1];
    const below = labels[i + width];
    if (own === right && own === below) continue;
    every[i] = 1;
    const isCut =
      (own !== right && !isLaidOn(own, right)) || (own !== below && !isLaidOn(own, below));
    if (isCut) cut[i] = 1;
  }
  return { distance: distanceTo(cut, stage), isShared: spread(every, stage) };
}

/** By label: what lies on cloth without being sewn into it. */
function looseThings({ list }: Surfaces): Uint8Array {
  const table = new Uint8Array(65536);
  for (const { region } of list) {
    const isLoose = region.class !== 'garment' || /button|buckle|knot|tie/.test(region.part);
    if (isLoose) table[region.id] = 1;
  }
  return table;
}

/** Sets what is within a few pixels across and down of a set pixel. */
function spread(mask: Uint8Array, { width, height }: Stage): Uint8Array {
  const across = new Uint8Array(mask.length);
  for (let i = NEAR_PX; i < mask.length - NEAR_PX; i += 1) {
    if (mask[i] === 1) across.fill(1, i - NEAR_PX, i + NEAR_PX + 1);
  }
  const out = new Uint8Array(mask.length);
  for (let y = NEAR_PX; y < height - NEAR_PX; y += 1) {
    const row = y * width;
    for (let i = row; i < row + width; i += 1) {
      if (across[i] === 0) continue;
      for (let k = -NEAR_PX; k <= NEAR_PX; k += 1) out[i + k * width] = 1;
    }
  }
  return out;
}
