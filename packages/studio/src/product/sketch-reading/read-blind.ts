import type { RegionClass } from '../../core/scene/scene.ts';
import { throwIfStopped } from '../../core/stop.ts';
import { dropStrays } from './drop-strays.ts';
import { gatherRegions } from './gather-regions.ts';
import { judgeFigure, judgeLines } from './judge.ts';
import { landmarksOf } from './landmarks.ts';
import type { Area } from './measure-areas.ts';
import type { WornClues } from './naming/area-traits.ts';
import { hairAtCrown } from './naming/hair-at-crown.ts';
import { GROUND, type Likely } from './naming/kinds.ts';
import { nameAreas } from './naming/name-areas.ts';
import type { Picture } from './read-picture.ts';
import { seePage } from './see-page.ts';
import { settleLabels } from './settle-labels.ts';
import type { Landmarks, SketchReading } from './sketch-reading.ts';

/** Clues of the prompt to a drawing that is read blind. */
export type BlindClues = WornClues & {
  /** True where it names garments above and below the waist. */
  isSplit: boolean;
};

/** The class of each area of the figure, by id. */
export type Names = Map<number, RegionClass>;

/**
 * Reads a drawing of which nothing is known: lines, the areas between them, then what each area
 * is. Throws a `refused` EngineError where there is no drawing to read.
 */
export function readBlind(picture: Picture, clues: BlindClues): SketchReading {
  const page = seePage(picture);
  judgeLines(page);
  const { size, lines, trapped } = page;
  const named = namesOf(nameAreas({ ...page, clues }));
  throwIfStopped();
  const labels = settleLabels(trapped, {
    isGround: Uint8Array.from(page.areas, (area) => (area && !named.has(area.id) ? 1 : 0)),
    lines: lines.mask,
    width: size.width,
  });
  clearStrays(labels, size);
  judgeFigure({ picture, light: lines.light, labels });
  const areas = figureAreas(page.areas, labels);
  const landmarks = landmarksOf(labels, size);
  const isPerson = showsPerson(areas, named, landmarks);
  if (isPerson) hairAtCrown(areas, named, landmarks);
  const names: Names = isPerson ? named : new Map(areas.map(({ id }) => [id, 'garment']));
  const { isSplit } = clues;
  const { regions, regionOf } = gatherRegions(areas, {
    names,
    landmarks,
    isPerson,
    isSplit,
    ground: page.ground,
  });
  for (let i = 0; i < labels.length; i += 1) labels[i] = regionOf[labels[i]];
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

/** By kind, from 1. */
const CLASSES: readonly RegionClass[] = ['skin', 'garment', 'hair', 'shoe'];
/** Probability from which an area is ground. It is above one half, because lost cloth is a worse fault than added ground. */
const LEAST_GROUND = 0.65;

function namesOf(likely: Likely): Names {
  const names: Names = new Map();
  for (const [id, of] of likely.entries()) {
    if (!of || of[GROUND] >= LEAST_GROUND) continue;
    const parts = of.subarray(1);
    names.set(id, CLASSES[parts.indexOf(Math.max(...parts))]);
  }
  return names;
}

/** Swatches, notes and signatures become ground. */
function clearStrays(labels: Uint16Array, size: SketchReading['size']): void {
  const ground = new Uint8Array(labels.length);
  for (let i = 0; i < labels.length; i += 1) ground[i] = labels[i] === 0 ? 1 : 0;
  dropStrays(ground, size);
  for (let i = 0; i < labels.length; i += 1) if (ground[i]) labels[i] = 0;
}

function figureAreas(areas: readonly (Area | undefined)[], labels: Uint16Array): Area[] {
  const isSeen = new Uint8Array(areas.length);
  for (let i = 0; i < labels.length; i += 1) isSeen[labels[i]] = 1;
  return areas.filter((area): area is Area => area !== undefined && isSeen[area.id] === 1);
}

/** The least and the most of a figure that is skin, and how far down its head reaches. */
const LEAST_SKIN = 0.01;
const MOST_SKIN = 0.75;
const HEAD = 0.2;

/** People show skin, and a head at the top; plain flats and folded shirts do not. */
function showsPerson(areas: readonly Area[], names: Names, { top, bottom }: Landmarks): boolean {
  let [all, skin, head] = [1, 0, 0];
  for (const { id, areaPx, y } of areas) {
    const name = names.get(id);
    all += areaPx;
    if (name === 'skin') skin += areaPx;
    if (y < top + (bottom - top) * HEAD && (name === 'skin' || name === 'hair')) head += areaPx;
  }
  return skin > all * LEAST_SKIN && skin < all * MOST_SKIN && head > all * LEAST_SKIN;
}
