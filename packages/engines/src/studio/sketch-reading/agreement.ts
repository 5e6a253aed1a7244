import type { RegionMap } from '../paint-scene/region-map/region-map.ts';
import type { RegionClass } from '../scene/scene.ts';
import type { SketchReading } from './sketch-reading.ts';

/** Parts, 0 to 1. */
export type Agreement = {
  /** Of the figure's pixels: taken for the same of skin, cloth, anything else of the figure. */
  figure: number;
  /** The same of those that are skin or cloth alone. */
  skinAndCloth: number;
  /** Ground taken for figure, against the figure. */
  beyond: number;
};

/** How far a reading agrees with the recorded regions of the same sketch. */
export function agreement({ labels, regions }: SketchReading, map: RegionMap): Agreement {
  const truth = new Map(map.regions.map((one) => [one.id, sortOf(one.class)]));
  const [figure, both] = [
    { px: 0, same: 0 },
    { px: 0, same: 0 },
  ];
  let beyond = 0;
  for (let i = 0; i < labels.length; i += 1) {
    const wanted = truth.get(map.ids[i]) ?? 0;
    const found = labels[i] === 0 ? 0 : sortOf(regions.get(labels[i])?.class);
    if (wanted === 0) {
      if (found !== 0) beyond += 1;
      continue;
    }
    const same = wanted === found ? 1 : 0;
    figure.px += 1;
    figure.same += same;
    if (wanted === OTHER) continue;
    both.px += 1;
    both.same += same;
  }
  return {
    figure: figure.same / Math.max(1, figure.px),
    skinAndCloth: both.same / Math.max(1, both.px),
    beyond: beyond / Math.max(1, figure.px),
  };
}

const OTHER = 3;

function sortOf(is: RegionClass | undefined): number {
  if (is === 'skin') return 1;
  return is === 'garment' || is === 'accessory' ? 2 : OTHER;
}
