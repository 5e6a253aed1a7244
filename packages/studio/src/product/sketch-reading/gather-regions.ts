import type { Lab } from '../../core/colour.ts';
import type { RegionClass } from '../../core/scene/scene.ts';
import { type Place, placesByColour } from './garment-places.ts';
import { colourGap, type GroundColours } from './ground-colours.ts';
import { joinShades } from './join-shades.ts';
import type { Area } from './measure-areas.ts';
import type { Names } from './read-blind.ts';
import type { Landmarks, ReadRegion } from './sketch-reading.ts';

/** Order of the classes from the lowest to the highest, where no other is known. */
const ORDER: readonly RegionClass[] = ['shoe', 'skin', 'garment', 'accessory', 'hair'];

type Group = {
  class: RegionClass;
  part: string;
  lab: Lab;
  hex: string;
  areaPx: number;
  painted: number;
  areas: Area[];
};

/**
 * Joins areas into regions: those of one class, and of cloth those of one colour. Lines within
 * a region are then its folds and seams. Returns the regions and the region of each area.
 */
export function gatherRegions(
  areas: readonly Area[],
  {
    names,
    landmarks,
    isPerson,
    isSplit,
    ground,
  }: {
    names: Names;
    landmarks: Landmarks;
    isPerson: boolean;
    isSplit: boolean;
    ground: GroundColours;
  },
): { regions: Map<number, ReadRegion>; regionOf: Uint16Array } {
  const groups: Group[] = [];
  const figurePx = areas.reduce((sum, { areaPx }) => sum + areaPx, 0);
  const placeOf = placesByColour(areas, names, landmarks);
  for (const area of areas.toSorted((a, b) => b.areaPx - a.areaPx)) {
    const is = names.get(area.id) ?? 'garment';
    const part = isPerson ? partOf(area, is, { landmarks, isSplit, placeOf }) : 'body';
    const group = groups.find(
      (one) => one.class === is && one.part === part && suits(one, area, figurePx),
    );
    if (group) join(group, area);
    else groups.push({ class: is, part, ...area, areas: [area] });
  }
  const figure = new Set(areas.map(({ id }) => id));
  for (const part of new Set(groups.map((one) => one.part))) {
    joinShades(
      groups.filter((one) => one.class === 'garment' && one.part === part),
      { ground, figure },
    );
  }
  groups.sort((a, b) => ORDER.indexOf(a.class) - ORDER.indexOf(b.class));
  const regions = new Map<number, ReadRegion>();
  const regionOf = new Uint16Array(65_536);
  groups.forEach((group, i) => {
    if (group.areas.length === 0) return;
    const id = i + 1;
    for (const area of group.areas) regionOf[area.id] = id;
    const colour = group.painted > 0.15 ? group.hex : undefined;
    regions.set(id, { id, class: group.class, part: group.part, colour, opacity: 1 });
  });
  return { regions, regionOf };
}

function partOf(
  { id, y }: Area,
  is: RegionClass,
  {
    landmarks,
    isSplit,
    placeOf,
  }: { landmarks: Landmarks; isSplit: boolean; placeOf: ReadonlyMap<number, Place> },
): string {
  if (is === 'skin') return y < landmarks.chinY ? 'face' : 'limb';
  if (is !== 'garment') return is;
  if (!isSplit) return 'upper';
  return placeOf.get(id) ?? (y > landmarks.waistY ? 'lower' : 'upper');
}

/** Painted cloths of different colours are different garments; the rest follows the largest. */
function suits(group: Group, area: Area, figurePx: number): boolean {
  if (group.class !== 'garment') return true;
  if (area.painted < 0.22 || group.painted < 0.22 || area.areaPx < 120) return true;
  if (isInk(area, figurePx)) return true;
  return colourGap(group.lab, area.lab) < 0.13;
}

/** Black shapes that ink makes between cloths: wholly black and small, or ragged, where belts and collars fill their box. */
function isInk({ lab, areaPx, left, right, top, bottom }: Area, figurePx: number): boolean {
  if (lab[0] < 0.13) return areaPx < figurePx * 0.02;
  return lab[0] < 0.25 && areaPx < (right - left + 1) * (bottom - top + 1) * 0.42;
}

function join(group: Group, area: Area): void {
  group.areas.push(area);
  group.areaPx += area.areaPx;
}
