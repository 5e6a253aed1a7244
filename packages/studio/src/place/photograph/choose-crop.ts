import type { PixelSize } from '@toile/tools';
import { clamp } from '../../core/interpolate.ts';
import { type LabSample, type Part, pixelsOf } from './sample-lab.ts';

/** The photograph of a place, for the choice of a crop. */
export type PlaceView = {
  /** Its full size in pixels. */
  size: PixelSize;
  sample: LabSample;
  /** Row of its horizon, as a fraction of its height. */
  horizon: number;
};

/** The picture that a crop is for. */
export type CropWish = {
  frame: PixelSize;
  /** Row of the horizon that fits the subject, as a fraction of the frame's height. */
  horizon: number;
  /** Where the subject's feet are, in fractions of the frame; absent where the frame cuts it off. */
  feet?: { x: number; y: number };
  /** Middle of the subject's head, in fractions of the frame. */
  head: { x: number; y: number };
  /** Times that the crop is smaller than the largest one. */
  zoom: number;
  /** Place of the crop among the best ones, from 0. */
  rank: number;
};

/** Pixels of the frame for each pixel of a photograph, at most: beyond it is only mush. */
const MOST_ENLARGED = 1.8;
/** Crops that are compared across the photograph. */
const ACROSS = 13;
/** Crops among which the pictures of a run choose. */
const CHOSEN = 4;
/** Clutter, against the calmest crop's, with which another one is still taken. */
const ALSO_CALM = { times: 1.5, more: 0.015 };

/** The best crops of a photograph for a subject, in fractions of it; pictures of a run differ by rank. */
export function chooseCrop(place: PlaceView, wish: CropWish): Part {
  const { size, horizon } = place;
  const aspect = wish.frame.width / wish.frame.height;
  const largest = Math.min(size.height, size.width / aspect);
  const sharpest = Math.max(1, (largest / wish.frame.height) * MOST_ENLARGED);
  const high = largest / Math.min(wish.zoom, sharpest) / size.height;
  const wide = (high * size.height * aspect) / size.width;
  const top = clamp(horizon - wish.horizon * high, 0, 1 - high);
  const all = Array.from({ length: ACROSS }, (_, i): Part => {
    const left = (1 - wide) * (i / (ACROSS - 1));
    return { left, top, right: left + wide, bottom: top + high };
  });
  return pickApart(place, wish, all);
}

/** The crop of a rank: calm ones first, and none beside one that was chosen before. */
function pickApart({ sample }: PlaceView, wish: CropWish, crops: readonly Part[]): Part {
  const weighed = crops
    .map((crop, i) => ({ crop, i, cost: clutterIn(sample, crop, wish) }))
    .toSorted((a, b) => a.cost - b.cost || a.i - b.i);
  const most = weighed[0].cost * ALSO_CALM.times + ALSO_CALM.more;
  const calm = weighed.filter(({ cost }) => cost <= most);
  const chosen: typeof weighed = [];
  for (const apart of [3, 2, 1]) {
    for (const each of calm) {
      if (chosen.length >= CHOSEN || chosen.includes(each)) continue;
      if (chosen.every(({ i }) => Math.abs(i - each.i) >= apart)) chosen.push(each);
    }
  }
  return (chosen[wish.rank % chosen.length] ?? weighed[0]).crop;
}

/** Clutter where a calm ground is wanted: under the feet, and a little of it behind the head. */
function clutterIn(sample: LabSample, crop: Part, { feet, head }: CropWish): number {
  const behind = roughness(sample, partOf(crop, { ...head, wide: 0.16, high: 0.1 }));
  if (!feet) return behind;
  return behind * 0.35 + roughness(sample, partOf(crop, { ...feet, wide: 0.26, high: 0.08 }));
}

type Spot = { x: number; y: number; wide: number; high: number };

function partOf(crop: Part, { x, y, wide, high }: Spot): Part {
  const across = crop.right - crop.left;
  const down = crop.bottom - crop.top;
  return {
    left: crop.left + (x - wide) * across,
    right: crop.left + (x + wide) * across,
    top: crop.top + (y - high) * down,
    bottom: crop.top + (y + high) * down,
  };
}

/** Standard deviation of the colours in a part, in OKLab. */
function roughness(sample: LabSample, part: Part): number {
  const at = pixelsOf(sample, part);
  let square = 0;
  for (const [c, weight] of WEIGHTS.entries()) {
    const mean = at.reduce((sum, i) => sum + sample.lab[i + c], 0) / at.length;
    const spread = at.reduce((sum, i) => sum + (sample.lab[i + c] - mean) ** 2, 0) / at.length;
    square += spread * weight;
  }
  return Math.sqrt(square);
}

/** Colour tells a piece of furniture from the floor better than lightness does. */
const WEIGHTS = [1, 4, 4];
