import { readFileSync } from 'node:fs';
import type { PixelSize } from '@toile/tools';
import { dropStrays } from '../drop-strays.ts';
import type { GroundColours } from '../ground-colours.ts';
import { landmarksOf } from '../landmarks.ts';
import type { Area } from '../measure-areas.ts';
import { areaTraits, type View, type WornClues } from './area-traits.ts';
import { contextTraits } from './context-traits.ts';
import { figureCells } from './figure-cells.ts';
import { askForest, decodeForest, type Forest } from './forest.ts';
import { GROUND, type Likely } from './kinds.ts';
import { type Frame, wholeFigure } from './whole-figure.ts';

/** A page parted into areas. */
export type PartedPage = {
  /** By id; none where there is no area. */
  areas: readonly (Area | undefined)[];
  /** The area of every second pixel of every second row. */
  half: Uint16Array;
  size: PixelSize;
  /** The figure's place on the page, as the rolling balls found it. */
  frame: Frame;
  ground: GroundColours;
  clues: WornClues;
};

/** The traits of each area, by id. */
export type Traits = (Float32Array | undefined)[];

/**
 * Probabilities of the kinds of each area of a page. One forest of decision trees judges each
 * area by itself; a second judges it again, with the first results for its neighbours and for
 * areas of a like colour. Both are trained on sketches of ours whose regions are known (`training/`).
 */
export function nameAreas(page: PartedPage): Likely {
  const { alone, inContext } = forests();
  const first = ask(alone, firstTraits(page));
  return ask(inContext, secondTraits(page, first));
}

/** Traits of each area by itself. */
export function firstTraits(page: PartedPage): Traits {
  const view = viewOf(
    page,
    page.frame,
    page.areas.map((area) => (area ? 1 - area.outside : 0)),
  );
  return page.areas.map((area) => area && Float32Array.from(areaTraits(area, view)));
}

/** Traits of each area by itself, in the frame of the figure that the first forest found, and in its context. */
export function secondTraits(page: PartedPage, likely: Likely): Traits {
  const figure = page.areas.map((area) => (area ? 1 - (likely[area.id]?.[GROUND] ?? 1) : 0));
  const view = viewOf(page, frameOf(page, figure), figure);
  const traitsInContext = contextTraits(view, likely);
  return page.areas.map(
    (area) => area && Float32Array.from([...areaTraits(area, view), ...traitsInContext(area)]),
  );
}

const ask = (forest: Forest, traits: Traits): Likely =>
  traits.map((of) => of && askForest(forest, of));

function viewOf(page: PartedPage, frame: Frame, figure: number[]): View {
  const { half, size, ground, clues, areas } = page;
  const present = areas.filter((area): area is Area => area !== undefined);
  const whole = wholeFigure(present, figure, frame);
  return {
    areas,
    size,
    frame,
    whole,
    ground,
    clues,
    figure,
    cells: figureCells(half, figure, size),
  };
}

function frameOf({ half, size }: PartedPage, figure: readonly number[]): Frame {
  const small = { width: size.width >> 1, height: size.height >> 1 };
  const ground = new Uint8Array(half.length);
  for (let i = 0; i < half.length; i += 1) ground[i] = figure[half[i]] < 0.5 ? 1 : 0;
  dropStrays(ground, small);
  for (let i = 0; i < ground.length; i += 1) ground[i] = 1 - ground[i];
  const { top, bottom, centreX } = landmarksOf(ground, small);
  return { top: top * 2, bottom: bottom * 2, centreX: centreX * 2 };
}

export type ForestName = 'areas-alone' | 'areas-in-context';

let kept: { alone: Forest; inContext: Forest } | undefined;

/** The forests that come with us, read once. */
function forests(): { alone: Forest; inContext: Forest } {
  kept ??= { alone: readForest('areas-alone'), inContext: readForest('areas-in-context') };
  return kept;
}

const readForest = (name: ForestName): Forest => decodeForest(readFileSync(forestFile(name)));

/** The file of a forest. */
export const forestFile = (name: ForestName): URL =>
  new URL(`../../../../models/${name}.forest`, import.meta.url);
