import type { FabricId } from '../../core/fabrics/fabric.ts';
import type { MappedRegion, RegionMap } from '../paint-scene/region-map/region-map.ts';

/** A patch of skin that shows through a garment which should hide it. */
export type SkinHole = { x: number; y: number; areaPx: number; garment: string; part: string };

/** Smaller ones are corners of a region map's pixels. */
const LEAST_PX = 14;
/** Hands lie on garments, and may be seen between a cuff and a pocket. */
const ABOVE = /hand|finger|thumb/;

/** Patches of skin that lie wholly inside one opaque garment. */
export function skinHoles(map: RegionMap, isOpaque: (fabric: FabricId) => boolean): SkinHole[] {
  const byId = new Map(map.regions.map((region) => [region.id, region]));
  const regionAt = (i: number) => byId.get(map.ids[i]);
  const seen = new Uint8Array(map.ids.length);
  const holes: SkinHole[] = [];
  for (let i = 0; i < seen.length; i += 1) {
    if (seen[i] || regionAt(i)?.class !== 'skin') continue;
    const patch = floodSkin(i, { map, seen, regionAt });
    const garment = soleGarment(patch.border, isOpaque);
    const part = regionAt(i)?.part ?? '';
    if (!garment || patch.areaPx < LEAST_PX || [...patch.parts].some((one) => ABOVE.test(one)))
      continue;
    const [x, y] = [i % map.width, Math.floor(i / map.width)];
    holes.push({ x, y, areaPx: patch.areaPx, garment, part });
  }
  return holes;
}

type Flood = {
  map: RegionMap;
  seen: Uint8Array;
  regionAt: (i: number) => MappedRegion | undefined;
};

function floodSkin(start: number, { map: { width, height }, seen, regionAt }: Flood) {
  const open = [start];
  const border = new Set<MappedRegion | undefined>();
  const parts = new Set<string>();
  let areaPx = 0;
  seen[start] = 1;
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    areaPx += 1;
    parts.add(regionAt(i)?.part ?? '');
    for (const next of neighbours(i, width, height)) {
      const region = regionAt(next);
      if (region?.class !== 'skin') border.add(region);
      else if (!seen[next]) {
        seen[next] = 1;
        open.push(next);
      }
    }
  }
  return { areaPx, border, parts };
}

function neighbours(i: number, width: number, height: number): number[] {
  const x = i % width;
  const y = Math.floor(i / width);
  return [
    ...(x > 0 ? [i - 1] : []),
    ...(x < width - 1 ? [i + 1] : []),
    ...(y > 0 ? [i - width] : []),
    ...(y < height - 1 ? [i + width] : []),
  ];
}

/** The one garment that all regions belong to, where every one of them is opaque. */
function soleGarment(
  regions: ReadonlySet<MappedRegion | undefined>,
  isOpaque: (fabric: FabricId) => boolean,
): string | undefined {
  const [first] = regions;
  const isOne = [...regions].every(
    (region) =>
      region?.garment !== undefined &&
      region.garment === first?.garment &&
      region.opacity === 1 &&
      (region.fabric === undefined || isOpaque(region.fabric)),
  );
  return isOne ? first?.garment : undefined;
}
