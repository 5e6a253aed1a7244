import type { Lab } from '../../../core/colour.ts';
import { colourGap } from '../ground-colours.ts';
import type { Area } from '../measure-areas.ts';
import type { View } from './area-traits.ts';
import { CLOTH, HAIR, KINDS, type Likely, SHOE, SKIN } from './kinds.ts';
import { heightOf, leadingColour } from './whole-figure.ts';

/** Colours of the parts of a figure, as far as they are known. */
type Colours = { skin?: Lab; face?: Lab; hair?: Lab; trunk?: Lab; shoe?: Lab };

/** Traits of an area from the first readings of it, of its neighbours and of areas that look like it: numbers in a fixed order. */
export function contextTraits(view: View, likely: Likely): (area: Area) => number[] {
  const areas = view.areas.filter((area): area is Area => area !== undefined);
  const colours = coloursOf(areas, view, likely);
  const large = areas.filter(({ areaPx }) => areaPx > 60);
  const tall = heightOf(view.frame);
  return (area) => [
    ...(likely[area.id] ?? []),
    ...neighbourTraits(area, likely),
    ...twinTraits(area, { large, likely, tall }),
    ...colourTraits(area.lab, colours),
  ];
}

function coloursOf(areas: readonly Area[], { frame }: View, likely: Likely): Colours {
  const tall = heightOf(frame);
  const at = ({ y }: Area) => (y - frame.top) / tall;
  const painted = ({ areaPx, painted: part }: Area) => areaPx * part;
  const part = ({ id }: Area, kind: number) => likely[id]?.[kind] ?? 0;
  const bodyWeight = (y: number) => (y < 0.16 ? 3 : y > 0.75 ? 0.4 : 1);
  return {
    skin: leadingColour(areas, (one) => part(one, SKIN) * painted(one) * bodyWeight(at(one))),
    face: leadingColour(areas, (one) => (at(one) < 0.16 ? part(one, SKIN) * painted(one) : 0)),
    hair: leadingColour(areas, (one) => part(one, HAIR) * painted(one)),
    shoe: leadingColour(areas, (one) => part(one, SHOE) * painted(one)),
    trunk: leadingColour(
      areas,
      (one) => part(one, CLOTH) * one.areaPx * (at(one) > 0.2 && at(one) < 0.5 ? 1 : 0.3),
    ),
  };
}

/** Kinds of the areas beside an area: over its whole border, and over the border without ink. */
function neighbourTraits({ borders }: Area, likely: Likely): number[] {
  const all = new Float64Array(KINDS);
  const free = new Float64Array(KINDS);
  let allPx = 1e-6;
  let freePx = 1e-6;
  for (const [id, { px, inkPx }] of borders) {
    const next = likely[id];
    if (!next) continue;
    allPx += px;
    freePx += px - inkPx;
    for (let k = 0; k < KINDS; k += 1) {
      all[k] += next[k] * px;
      free[k] += next[k] * (px - inkPx);
    }
  }
  return [...all.map((sum) => sum / allPx), ...free.map((sum) => sum / freePx), freePx / allPx];
}

type Twins = { large: readonly Area[]; likely: Likely; tall: number };

/** Kinds of the areas of a like colour: on the whole page, and near by. */
function twinTraits(area: Area, { large, likely, tall }: Twins): number[] {
  const all = new Float64Array(KINDS);
  const near = new Float64Array(KINDS);
  let allWeight = 1e-6;
  let nearWeight = 1e-6;
  for (const other of large) {
    const gap = colourGap(area.tone, other.tone);
    const is = likely[other.id];
    if (other === area || gap > 0.12 || !is) continue;
    const weight = Math.exp(-((gap / 0.04) ** 2)) * other.areaPx;
    const off = Math.hypot(area.x - other.x, area.y - other.y) / tall;
    const nearby = weight * Math.exp(-((off / 0.12) ** 2));
    allWeight += weight;
    nearWeight += nearby;
    for (let k = 0; k < KINDS; k += 1) {
      all[k] += is[k] * weight;
      near[k] += is[k] * nearby;
    }
  }
  const share = (sums: Float64Array, weight: number) => sums.map((sum) => sum / weight);
  return [...share(all, allWeight), ...share(near, nearWeight), Math.log(1 + nearWeight)];
}

const hueOf = ([, a, b]: Lab) => Math.atan2(b, a);
const offHue = (a: Lab, b: Lab) => Math.hypot(a[1] - b[1], a[2] - b[2]);

function colourTraits(lab: Lab, { skin, face, hair, trunk, shoe }: Colours): number[] {
  const gap = (to: Lab | undefined) => (to ? colourGap(lab, to) : 1);
  return [
    gap(skin),
    gap(face),
    gap(hair),
    gap(trunk),
    gap(shoe),
    skin ? lab[0] - skin[0] : 0,
    skin ? offHue(lab, skin) : 1,
    skin ? hueOf(lab) - hueOf(skin) : 3,
    trunk ? lab[0] - trunk[0] : 0,
    trunk ? offHue(lab, trunk) : 1,
    skin && trunk ? colourGap(skin, trunk) : 1,
  ];
}
