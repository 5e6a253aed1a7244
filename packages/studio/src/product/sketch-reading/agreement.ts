import type { RegionClass } from '../../core/scene/scene.ts';
import type { RegionMap } from '../../sketch/paint-scene/region-map/region-map.ts';
import type { SketchReading } from './sketch-reading.ts';

/** Parts, 0 to 1. */
export type Agreement = {
  /**
   * Of the pixels that were drawn as skin or cloth: those read as the same. The outermost pixel
   * of every region is not counted: there the drawing itself mixes two colours.
   */
  skinAndCloth: number;
  /** The same with the outermost pixels. */
  withBorders: number;
  /** Ground taken for figure, against the skin and cloth drawn. */
  beyond: number;
};

/** Agreement of a reading with the recorded regions of the same sketch. Regions of hair, shoes and accessories are not counted. */
export function agreement({ labels, regions }: SketchReading, map: RegionMap): Agreement {
  const truth = new Map(map.regions.map((one) => [one.id, one.class]));
  const [inner, all] = [
    { px: 0, same: 0 },
    { px: 0, same: 0 },
  ];
  let beyond = 0;
  for (let i = 0; i < labels.length; i += 1) {
    if (map.ids[i] === 0 && labels[i] !== 0) beyond += 1;
    const wanted = truth.get(map.ids[i]);
    if (wanted !== 'skin' && wanted !== 'garment') continue;
    const found = labels[i] === 0 ? undefined : regions.get(labels[i])?.class;
    const same = shownAs(found) === wanted ? 1 : 0;
    all.px += 1;
    all.same += same;
    if (isOutermost(map, i)) continue;
    inner.px += 1;
    inner.same += same;
  }
  return {
    skinAndCloth: inner.same / Math.max(1, inner.px),
    withBorders: all.same / Math.max(1, all.px),
    beyond: beyond / Math.max(1, all.px),
  };
}

const shownAs = (found: RegionClass | undefined) => (found === 'accessory' ? 'garment' : found);

function isOutermost({ ids, width }: RegionMap, i: number): boolean {
  for (const row of [-width, 0, width]) {
    for (let next = i + row - 1; next <= i + row + 1; next += 1) {
      if (ids[next] !== ids[i]) return true;
    }
  }
  return false;
}
