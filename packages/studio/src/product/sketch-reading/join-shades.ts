import type { Lab } from '../../core/colour.ts';
import type { GroundColours } from './ground-colours.ts';
import type { Area } from './measure-areas.ts';

/** One colour of a garment, with the areas that have it. */
export type ClothGroup = { lab: Lab; areaPx: number; areas: Area[] };

/** The surroundings of a garment: the colours of the ground, and the ids of the areas that are no ground. */
export type Around = { ground: GroundColours; figure: ReadonlySet<number> };

/** Part of a border without ink above which two areas are one cloth, whatever their colours. */
const OPEN_BORDER = 0.6;
/** The same for a shade of the cloth, of its own hue or greyer. */
const OPEN_SHADE = 0.25;
/** Largest patch, and largest shade, as parts of the cloth that they join. */
const PATCH_PART = 0.1;
const SHADE_PART = 0.6;
/** A shade smaller than this part of the cloth, or filling less of its bounding box, always joins it. */
const SPECK_PART = 0.035;
const RAGGED = 0.5;
/** Part of the ground near it that has an area's colour, above which the area is a rim. */
const LIKE_GROUND = 0.4;
/** Rounds of joining: areas that have joined let their neighbours join. */
const ROUNDS = 4;

/**
 * Moves shade, rims, stains and pleats to the cloth that they are of: `groups` are the colours of
 * one garment, the largest of which is its cloth. What ink outlines (belts, collars, a second
 * layer) stays, unless it is a ragged shade of the same hue.
 */
export function joinShades(groups: readonly ClothGroup[], around: Around): void {
  if (groups.length < 2) return;
  const main = groups.reduce((best, one) => (one.areaPx > best.areaPx ? one : best));
  const joined = new Set(main.areas.map(({ id }) => id));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const group of groups) {
      if (group === main) continue;
      for (const area of group.areas.filter(
        (one) => isRim(one, main, around) || isOf(one, main, joined),
      )) {
        group.areas.splice(group.areas.indexOf(area), 1);
        group.areaPx -= area.areaPx;
        main.areas.push(area);
        joined.add(area.id);
      }
    }
  }
}

function isOf(area: Area, main: ClothGroup, joined: ReadonlySet<number>): boolean {
  const part = area.areaPx / main.areaPx;
  let px = 0;
  let inkPx = 0;
  for (const [next, border] of area.borders) {
    if (!joined.has(next)) continue;
    px += border.px;
    inkPx += border.inkPx;
  }
  const open = px > 0 ? 1 - inkPx / px : 0;
  if (isShadeOf(area.lab, main.lab) && part < SHADE_PART) {
    return open > OPEN_SHADE || part < SPECK_PART || fillOf(area) < RAGGED;
  }
  return open > OPEN_BORDER && part < PATCH_PART;
}

/** Lightness above which grey cloth is taken for paper with a faint wash. */
const PALE = 0.84;

/** Paper or the wash behind the figure, between a garment's own wash and its outline. */
function isRim(area: Area, main: ClothGroup, { ground, figure }: Around): boolean {
  if (area.areaPx > main.areaPx * PATCH_PART) return false;
  if (![...area.borders.keys()].some((next) => !figure.has(next))) return false;
  const [l, a, b] = area.lab;
  return (l > PALE && Math.hypot(a, b) < GREY) || ground(area.y, area.lab) > LIKE_GROUND;
}

const fillOf = ({ areaPx, left, right, top, bottom }: Area) =>
  areaPx / ((right - left + 1) * (bottom - top + 1));

/** Greatest difference in lightness of a shade, and the cosine above which two hues are the same. */
const SHADE_DEPTH = 0.45;
const SAME_HUE = 0.9;
/** Chroma below which a colour is grey. */
const GREY = 0.035;

/** A colour is a shade of another when its lightness is near and it has the same hue or is greyer. */
export function isShadeOf([l, a, b]: Lab, [ofL, ofA, ofB]: Lab): boolean {
  if (Math.abs(l - ofL) > SHADE_DEPTH) return false;
  const chroma = Math.hypot(a, b);
  const ofChroma = Math.hypot(ofA, ofB);
  if (chroma < GREY) return ofChroma < GREY || l < ofL;
  return ofChroma >= GREY && (a * ofA + b * ofB) / (chroma * ofChroma) > SAME_HUE;
}
