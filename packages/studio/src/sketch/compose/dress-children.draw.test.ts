import { describe, expect, it } from 'vitest';
import type { Scene } from '../../core/scene/scene.ts';
import { createSketch } from '../create-sketch.ts';
import { GARMENTS } from '../garments/registry.ts';
import { regionMapOf } from '../paint-scene/region-map/region-map-of.ts';
import { SHOWN_FLAT } from './child-rules.ts';

const CHILDREN = ['toddler girl', '7 year old boy', '11 year old girl', 'teenage girl'] as const;
const ASKED = ['', 'plunging strapless ', 'sheer tulle '] as const;

/** Slivers between two garments are corners of the map's pixels. */
const SLIVER_PX = 80;
/** Heights of the face below the chin: about the collar bones. */
const COLLAR_BONES = 0.75;

/** Heights of the face aside of its middle, where a sleeveless arm begins. */
const ARMHOLE = 0.36;

/** The lowest skin of the trunk, in heights of the face below the chin. */
function lowestSkin(scene: Scene): number {
  const map = regionMapOf(scene);
  const partOf = new Map(map.regions.map(({ id, part }) => [id, part]));
  let [top, chin, sumX, count] = [Number.POSITIVE_INFINITY, 0, 0, 0];
  map.ids.forEach((id, i) => {
    if (partOf.get(id) !== 'face') return;
    const y = Math.floor(i / map.width);
    [top, chin] = [Math.min(top, y), Math.max(chin, y)];
    [sumX, count] = [sumX + (i % map.width), count + 1];
  });
  const rows = new Map<number, number>();
  map.ids.forEach((id, i) => {
    const isAtArmhole = Math.abs((i % map.width) - sumX / count) > ARMHOLE * (chin - top);
    if (partOf.get(id) !== 'trunk' || isAtArmhole) return;
    const y = Math.floor(i / map.width);
    rows.set(y, (rows.get(y) ?? 0) + 1);
  });
  let below = 0;
  for (const [y, wide] of [...rows].toSorted(([a], [b]) => b - a)) {
    below += wide;
    if (below > SLIVER_PX) return (y - chin) / (chin - top);
  }
  return 0;
}

describe('a child in any garment', () => {
  const worn = GARMENTS.filter(({ id }) => !SHOWN_FLAT.has(id));

  it.each(worn.map(({ id, words }) => [id, words[0]] as const))(
    'is covered from the collar bones down: %s',
    (_id, word) => {
      for (const who of CHILDREN) {
        for (const [variant, more] of ASKED.entries()) {
          const prompt = `${who} in a ${more}${word}`;
          const { scene, finish } = createSketch({ prompt, seed: 5, variant });
          const skin = finish === 'flat' ? 0 : lowestSkin(scene);
          expect({ prompt, isCovered: skin < COLLAR_BONES }).toEqual({ prompt, isCovered: true });
        }
      }
    },
  );
});
