import type { Lab } from '../../core/colour.ts';
import { colourGap } from './ground-colours.ts';
import type { Area } from './measure-areas.ts';
import type { Names } from './read-blind.ts';
import type { Landmarks } from './sketch-reading.ts';

/** The garment that cloth belongs to, of the two above and below the waist. */
export type Place = 'upper' | 'lower';

/** Cloth of one colour is one garment, above or below the waist as most of it is, unless it is much of both. */
export function placesByColour(
  areas: readonly Area[],
  names: Names,
  { waistY, top, bottom }: Landmarks,
): Map<number, Place> {
  const tall = bottom - top;
  const cloths = areas
    .filter(({ id, painted }) => painted > 0.3 && (names.get(id) ?? 'garment') === 'garment')
    .toSorted((a, b) => b.areaPx - a.areaPx);
  const groups: { lab: Lab; areas: Area[] }[] = [];
  for (const area of cloths) {
    const group = groups.find(({ lab }) => colourGap(lab, area.lab) < 0.12);
    if (group) group.areas.push(area);
    else groups.push({ lab: area.lab, areas: [area] });
  }
  const places = new Map<number, Place>();
  for (const group of groups) {
    const px = (list: readonly Area[]) => list.reduce((sum, { areaPx }) => sum + areaPx, 0);
    const low = px(group.areas.filter(({ y }) => y > waistY)) / px(group.areas);
    if (low > 0.3 && low < 0.7) continue;
    for (const { id } of group.areas) places.set(id, low > 0.5 ? 'lower' : 'upper');
  }
  for (let round = 0; round < 4; round += 1) takePlaces(areas, places);
  for (let round = 0; round < 4; round += 1) mendPlaces(areas, places, { waistY, tall });
  return places;
}

/** Bare areas of cloth go with the neighbours that they share most of their border with. */
function takePlaces(areas: readonly Area[], places: Map<number, Place>): void {
  for (const area of areas) {
    if (places.has(area.id)) continue;
    const lower = pullToLower(area, places);
    if (lower !== 0) places.set(area.id, lower > 0 ? 'lower' : 'upper');
  }
}

/** Height below the waist, in heights of the figure: above it small cloth of the lower garment may change garments, below it that of the upper. */
const HIPS = 0.12;
/** Height of a waistband above the waist, in heights of the figure. */
const WAISTBAND = 0.04;
/** Largest area that may change garments, as a part of the square of the figure's height. */
const SMALL_PART = 0.004;

/** Small cloth of a colour that is also worn beyond the waist goes with the cloth around it. */
function mendPlaces(
  areas: readonly Area[],
  places: Map<number, Place>,
  { waistY, tall }: { waistY: number; tall: number },
): void {
  for (const area of areas) {
    const { id, y, bottom, areaPx } = area;
    const place = places.get(id);
    if (!place) continue;
    if (place === 'lower' && bottom < waistY - tall * WAISTBAND) places.set(id, 'upper');
    const isNear = y < waistY + tall * HIPS;
    const isAlone = ![...area.borders.keys()].some((next) => places.get(next) === place);
    if ((!isAlone && isNear !== (place === 'lower')) || areaPx > tall * tall * SMALL_PART) continue;
    if (pullToLower(area, places) * (place === 'lower' ? 1 : -1) < 0) {
      places.set(id, place === 'lower' ? 'upper' : 'lower');
    }
  }
}

/** Length of an area's border with cloth of the lower garment, less that with the upper, in pixels. Inked border counts 0.3. */
function pullToLower({ borders }: Area, places: ReadonlyMap<number, Place>): number {
  let lower = 0;
  for (const [next, { px, inkPx }] of borders) {
    const place = places.get(next);
    if (place) lower += (px - inkPx * 0.7) * (place === 'lower' ? 1 : -1);
  }
  return lower;
}
