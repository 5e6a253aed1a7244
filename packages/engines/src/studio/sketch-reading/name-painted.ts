import type { Lab } from '../core/colour.ts';
import type { RegionClass } from '../scene/scene.ts';
import { colourGap } from './ground-colours.ts';
import type { Area } from './measure-areas.ts';
import type { Worn } from './name-drawn.ts';
import type { Landmarks } from './sketch-reading.ts';

import { unmaskCloth } from './unmask-cloth.ts';

export type Names = Map<number, RegionClass>;

/** Colours in which cloth is expected, so that a camel coat is not taken for skin. */
export type NamingClues = {
  landmarks: Landmarks;
  cloths: readonly Lab[];
  worn: Worn;
  figurePx: number;
  /** The colour at the very top of the figure: hair, whatever its colour. */
  crown?: Lab;
};

/**
 * What the areas of a painted figure are: the face gives the colour of skin, what is around it
 * the colour of hair; the rest is cloth, and shoes at the very bottom. Undefined where no
 * painted face is found.
 */
export function namePainted(areas: readonly Area[], clues: NamingClues): Names | undefined {
  const bare = faceColour(areas, { ...clues, crown: undefined });
  if (!bare) return undefined;
  // Under a high hairline the crown is skin.
  const isSkin =
    clues.crown && clues.crown[0] > 0.5 && colourGap(clues.crown, bare) < LEAST_HAIR_GAP;
  const crown = isSkin ? undefined : clues.crown;
  const skin = faceColour(areas, { ...clues, crown }) ?? bare;
  const names: Names = new Map();
  const hair = crown ?? hairColour(areas, skin, clues);
  const cloths = [...clues.cloths, ...clothColours(areas, clues)];
  for (const area of areas) {
    if (area.painted > 0.22)
      names.set(area.id, nameOf(area, { skin, hair, clues: { ...clues, cloths } }));
  }
  keepHems(areas, names);
  unmaskCloth(areas, { names, skin, ...clues });
  takeAfterNeighbours(areas, names);
  return names;
}

const LEAST_HAIR_GAP = 0.065;

function faceColour(areas: readonly Area[], { landmarks, crown }: NamingClues): Lab | undefined {
  const { top, bottom, centreX } = landmarks;
  const tall = bottom - top;
  const faces = areas.filter(
    ({ x, y, lab, painted, areaPx }) =>
      y > top + tall * 0.035 &&
      y < top + tall * 0.2 &&
      Math.abs(x - centreX) < tall * 0.05 &&
      painted > 0.3 &&
      areaPx > 40 &&
      isSkinHue(lab),
  );
  if (faces.length === 0) return undefined;
  // A face is in the middle, a little below the top; hair, which may have its colour, is around it.
  const weight = ({ x, y, areaPx }: Area) => {
    const off = Math.hypot((x - centreX) / tall / 0.03, ((y - top) / tall - 0.085) / 0.036);
    return areaPx * Math.exp(-off * off);
  };
  const unlikeHair = (lab: Lab) =>
    crown ? Math.min(1, 0.12 + (colourGap(lab, crown) / 0.09) ** 2) : 1;
  const support = (one: Area) =>
    unlikeHair(one.lab) *
    faces.reduce((sum, other) => sum + (likeSkin(other.lab, one.lab) ? weight(other) : 0), 0);
  return faces.reduce((best, one) => (support(one) > support(best) ? one : best)).lab;
}

/** Colours of the large areas of the trunk, which is hardly ever bare: cloth. */
function clothColours(areas: readonly Area[], { landmarks, figurePx }: NamingClues): Lab[] {
  const { top, bottom, centreX } = landmarks;
  const tall = bottom - top;
  return areas
    .filter((area) => {
      const { x, y, areaPx, painted } = area;
      return (
        y > top + tall * 0.235 &&
        y < top + tall * 0.52 &&
        Math.abs(x - centreX) < tall * 0.065 &&
        areaPx > figurePx * 0.012 &&
        painted > 0.4 &&
        !isThin(area, tall)
      );
    })
    .map(({ lab }) => lab);
}

/** As thin as a forearm, against the figure's height. */
const isThin = ({ areaPx, top, bottom }: Area, tall: number) =>
  bottom - top > tall * 0.06 && areaPx < (bottom - top) * tall * 0.034;

const isSkinHue = ([l, a, b]: Lab) => {
  const hue = Math.atan2(b, a);
  const chroma = Math.hypot(a, b);
  return l > 0.26 && l < 0.97 && chroma > 0.018 && chroma < 0.15 && hue > 0.45 && hue < 1.35;
};

const likeSkin = (lab: Lab, skin: Lab): boolean => {
  const off = Math.hypot(lab[1] - skin[1], lab[2] - skin[2]);
  return off < 0.034 && lab[0] - skin[0] < 0.14 && lab[0] - skin[0] > -0.24;
};

function hairColour(
  areas: readonly Area[],
  skin: Lab,
  { landmarks }: NamingClues,
): Lab | undefined {
  const { top, bottom, centreX } = landmarks;
  const tall = bottom - top;
  const crowns = areas.filter(
    ({ x, top: upper, y, painted, lab }) =>
      upper < top + tall * 0.05 &&
      y < top + tall * 0.13 &&
      Math.abs(x - centreX) < tall * 0.09 &&
      painted > 0.3 &&
      colourGap(lab, skin) > 0.045,
  );
  if (crowns.length === 0) return undefined;
  return crowns.reduce((best, one) => (one.areaPx > best.areaPx ? one : best)).lab;
}

type Colours = { skin: Lab; hair: Lab | undefined; clues: NamingClues };

function nameOf(area: Area, { skin, hair, clues }: Colours): RegionClass {
  const { top, bottom, centreX } = clues.landmarks;
  const tall = bottom - top;
  const at = (area.y - top) / tall;
  const aside = Math.abs(area.x - centreX) / tall;
  const isHead = at < 0.14 && aside < 0.09;
  const nearHair = hair ? colourGap(area.lab, hair) : 1;
  const nearCloth = Math.min(1, ...clues.cloths.map((cloth) => colourGap(area.lab, cloth)));
  const nearSkin = Math.min(colourGap(area.lab, skin), colourGap(area.lab, shaded(skin)));
  // An arm raised beside the head.
  const isSleeve = aside > 0.035 && !likeSkin(area.lab, skin) && nearCloth < nearHair * 0.8;
  if (isHead && !(isSleeve && nearCloth < colourGap(area.lab, skin) * 0.8)) {
    const isFace = aside < 0.026 && at > 0.045 && at < 0.115;
    if (nearSkin < nearHair * (isFace ? 1.5 : 0.95)) return 'skin';
    if (at < 0.115 || nearHair < nearCloth) return 'hair';
  }
  if (isSkinPlace(area, skin, clues)) return 'skin';
  if (
    mayFall({ at, aside }, area.areaPx / clues.figurePx) &&
    nearHair < Math.min(0.06, nearCloth * 0.5)
  )
    return 'hair';
  if (at > 0.925 && area.top > bottom - tall * 0.14) return 'shoe';
  return 'garment';
}

/** Where a lock of hair may hang below the head: beside the neck, and small. */
const mayFall = ({ at, aside }: { at: number; aside: number }, part: number) =>
  at < 0.26 && aside > 0.025 && aside < 0.08 && part < 0.025;

/** Skin out of the light. */
const shaded = ([l, a, b]: Lab): Lab => [l - 0.17, a * 1.12, b * 1.05];

function isSkinPlace(
  area: Area,
  skin: Lab,
  { cloths, worn, landmarks, figurePx }: NamingClues,
): boolean {
  if (!likeSkin(area.lab, skin)) return false;
  const { top, bottom, centreX } = landmarks;
  const tall = bottom - top;
  const at = (area.y - top) / tall;
  const aside = Math.abs(area.x - centreX);
  const isTrunk = at > 0.22 && at < 0.36;
  const isLimb =
    (at > 0.6 && aside < tall * 0.1) || (at > 0.18 && at < 0.5 && aside > tall * 0.055);
  const limb = at > 0.6 ? worn.legs : worn.arms;
  // How much nearer to a cloth's colour than to the face's it may be.
  const leave =
    isLimb && limb === 'bare'
      ? 0.35
      : limb === 'covered' && (isTrunk || (isLimb && at < 0.38))
        ? 1.5
        : 0.95;
  const own = Math.min(colourGap(area.lab, skin), colourGap(area.lab, shaded(skin)) + 0.02);
  const off = (cloth: Lab) =>
    Math.min(colourGap(area.lab, cloth), colourGap(area.lab, shaded(cloth)) + 0.015);
  if (cloths.some((cloth) => off(cloth) < own * leave)) return false;
  // Skin has no areas as large as a coat's.
  const isLeg = at > 0.5 && area.areaPx < (area.bottom - area.top) * tall * 0.065;
  return !(area.areaPx > figurePx * (isLeg ? 0.17 : 0.09) && at > 0.22);
}

/** What lies at the very bottom in the colour of a garment above it is that garment's hem, not a shoe. */
function keepHems(areas: readonly Area[], names: Names): void {
  const shoes = areas.filter(({ id }) => names.get(id) === 'shoe');
  const cloths = areas.filter(({ id, areaPx }) => names.get(id) === 'garment' && areaPx > 250);
  for (const shoe of shoes) {
    const isHem = cloths.some(
      (cloth) =>
        colourGap(cloth.lab, shoe.lab) < 0.1 &&
        cloth.bottom > shoe.top - 30 &&
        cloth.left < shoe.right + 40 &&
        cloth.right > shoe.left - 40,
    );
    if (isHem) names.set(shoe.id, 'garment');
  }
}

/** Bare and tiny areas are what they share most of their border with, ink counting as a bar. */
function takeAfterNeighbours(areas: readonly Area[], names: Names): void {
  for (let round = 0; round < 6; round += 1) {
    for (const area of areas) {
      if (names.has(area.id) && (round > 0 || area.areaPx > 60)) continue;
      const votes = new Map<RegionClass, number>();
      for (const [id, { px, inkPx }] of area.borders) {
        const name = names.get(id);
        if (name) votes.set(name, (votes.get(name) ?? 0) + (px - inkPx) + inkPx * 0.15);
      }
      const best = [...votes].toSorted((a, b) => b[1] - a[1])[0];
      if (best) names.set(area.id, best[0]);
    }
  }
  for (const { id } of areas) if (!names.has(id)) names.set(id, 'garment');
}
