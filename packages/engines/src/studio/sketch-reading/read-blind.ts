import type { Lab } from '../core/colour.ts';
import { crownColour } from './crown-colour.ts';
import { dropStrays } from './drop-strays.ts';
import { closeLeaks, findGround } from './find-ground.ts';
import { findLines } from './find-lines.ts';
import { gatherRegions } from './gather-regions.ts';
import { groundColours } from './ground-colours.ts';
import { judge } from './judge.ts';
import { landmarksOf } from './landmarks.ts';
import { type Area, measureAreas } from './measure-areas.ts';
import { nameDrawn, type Worn } from './name-drawn.ts';
import { type Names, namePainted } from './name-painted.ts';
import { groundAreas } from './part-ground.ts';
import type { Picture } from './read-picture.ts';
import type { SketchReading } from './sketch-reading.ts';
import { trapRegions } from './trap-regions.ts';
import { labAt, washColours, washEdges } from './wash-colours.ts';

/** What the prompt tells before anything is seen. */
export type BlindClues = {
  worn: Worn;
  /** Colours of cloth that it names. */
  cloths: readonly Lab[];
  /** Whether it names garments above and below the waist. */
  isSplit: boolean;
};

/**
 * Reads a drawing of which nothing is known: lines, ground, areas, then what each area is.
 * Throws a `refused` EngineError where there is no drawing to read.
 */
export function readBlind(picture: Picture, clues: BlindClues): SketchReading {
  const size = { width: picture.width, height: picture.height };
  const lines = findLines(picture);
  const ground = findGround(lines.mask, size);
  const wash = washColours(picture, lines.mask);
  const early = groundColours(ground, { wash, size });
  closeLeaks(ground, {
    lines: lines.mask,
    size,
    isGroundAt: (i) => early(Math.floor(i / size.width), labAt(wash, i)) > 0.1,
  });
  dropStrays(ground, size);
  judge(picture, { lines, ground });
  const edges = washEdges(wash, size);
  const walls = lines.mask.map((line, i) => line | edges[i]);
  const trapped = trapRegions({ walls, ground }, size);
  const measured = measureAreas(trapped, { wash, lines: lines.mask, ink: lines.ink, size });
  const isPainted = paintedPart(measured) > 0.2;
  const open = openParts(findGround(lines.ink, size), trapped);
  const away = groundAreas(measured, {
    isOpen: (id) => open[id] > 0.5,
    colours: groundColours(ground, { wash, size }),
    isPainted,
    hasWhite: clues.cloths.some(([light]) => light > 0.93),
    ...landmarksOf(
      ground.map((is) => 1 - is),
      size,
    ),
  });
  const { labels } = trapped;
  for (let i = 0; i < labels.length; i += 1) if (away.has(labels[i])) labels[i] = 0;
  const areas = measured.filter((area): area is Area => area !== undefined && !away.has(area.id));
  const landmarks = landmarksOf(labels, size);
  const figurePx = areas.reduce((sum, { areaPx }) => sum + areaPx, 0);
  const crown = crownColour({ labels, wash, lines: lines.mask }, size, landmarks);
  const painted =
    isPainted && landmarks.bottom - landmarks.top > size.height * 0.45
      ? namePainted(areas, { landmarks, ...clues, figurePx, crown })
      : undefined;
  const bare = painted ? skinPart(areas, painted, figurePx) : 0;
  const hasHead = looksLikePerson(labels, size, landmarks);
  // An arm beside the head hides its shape; enough skin tells as well.
  const isPerson = painted ? bare < 0.75 && bare > (hasHead ? 0.008 : 0.03) : hasHead;
  const names = !isPerson
    ? new Map(areas.map(({ id }) => [id, 'garment' as const]))
    : (painted ?? nameDrawn(areas, { landmarks, worn: clues.worn }));
  const { regions, regionOf } = gatherRegions(areas, {
    names,
    landmarks,
    isPerson,
    isSplit: clues.isSplit,
  });
  for (let i = 0; i < labels.length; i += 1)
    if (labels[i]) labels[i] = regionOf.get(labels[i]) ?? 0;
  return {
    size,
    labels,
    regions,
    lines: lines.strength,
    colours: picture.rgb,
    isPerson,
    isMapped: false,
    landmarks,
  };
}

function paintedPart(areas: readonly (Area | undefined)[]): number {
  let painted = 0;
  let all = 1;
  for (const area of areas) {
    if (!area) continue;
    painted += area.painted * area.areaPx;
    all += area.areaPx;
  }
  return painted / all;
}

/** For each area, the part of it that ink alone would leave to the ground. */
function openParts(
  ground: Uint8Array,
  { labels, count }: { labels: Uint16Array; count: number },
): Float64Array {
  const open = new Float64Array(count + 1);
  const all = new Float64Array(count + 1).fill(1);
  for (let i = 0; i < labels.length; i += 1) {
    all[labels[i]] += 1;
    open[labels[i]] += ground[i];
  }
  return open.map((part, id) => part / all[id]);
}

/** How much of the figure is skin. */
function skinPart(areas: readonly Area[], names: Names, figurePx: number): number {
  let skinPx = 0;
  for (const { id, areaPx } of areas) if (names.get(id) === 'skin') skinPx += areaPx;
  return skinPx / figurePx;
}

/** A head much narrower than the shoulders on something tall; plain flats and folded shirts have none. */
function looksLikePerson(
  labels: Uint16Array,
  size: { width: number; height: number },
  { top, bottom }: { top: number; bottom: number },
): boolean {
  const tall = bottom - top;
  const widest = (from: number, to: number) => {
    let most = 0;
    for (let y = Math.round(top + from * tall); y < top + to * tall; y += 1) {
      let left = size.width;
      let right = 0;
      for (let x = 0; x < size.width; x += 1) {
        if (labels[y * size.width + x] === 0) continue;
        if (x < left) left = x;
        right = x;
      }
      most = Math.max(most, right - left);
    }
    return most;
  };
  const head = widest(0.015, 0.05);
  const all = widest(0, 1);
  return tall > size.height * 0.5 && tall > all * 1.15 && head < tall * 0.17 && head < all * 0.75;
}
