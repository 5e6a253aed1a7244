import { throwIfStopped } from '../../core/stop.ts';
import { dropStrays } from './drop-strays.ts';
import { findGrounds } from './find-ground.ts';
import { type FoundLines, findLines } from './find-lines.ts';
import { groundColours } from './ground-colours.ts';
import { landmarksOf } from './landmarks.ts';
import { measureAreas } from './measure-areas.ts';
import type { PartedPage } from './naming/name-areas.ts';
import type { Picture } from './read-picture.ts';
import { type Trapped, trapRegions } from './trap-regions.ts';
import { washColours, washEdges } from './wash-colours.ts';

/** Radii of balls that roll over the ground: a small one goes into every gap, a large one into none. */
const SMALL_PX = 4;
const LARGE_PX = 13;

/** A page with all that can be seen without knowing what it shows. */
export type SeenPage = Omit<PartedPage, 'clues'> & {
  lines: FoundLines;
  trapped: Trapped;
  /** Pixels that the small ball reaches from the edge of the page. */
  outside: Uint8Array;
};

/** Finds the lines of a picture, the areas between them and what is around the drawing. */
export function seePage(picture: Picture): SeenPage {
  const size = { width: picture.width, height: picture.height };
  const lines = findLines(picture);
  const [outside, wide] = findGrounds(lines.mask, size, [SMALL_PX, LARGE_PX]);
  throwIfStopped();
  const [open] = findGrounds(lines.ink, size, [SMALL_PX]);
  const wash = washColours(picture, lines.mask);
  const walls = washEdges(wash, size);
  for (let i = 0; i < walls.length; i += 1) walls[i] |= lines.mask[i];
  throwIfStopped();
  const trapped = trapRegions(walls, size);
  const areas = measureAreas(trapped, { wash, lines, outside, wide, open, size });
  throwIfStopped();
  const apart = outside.slice();
  dropStrays(apart, size);
  for (let i = 0; i < apart.length; i += 1) apart[i] = 1 - apart[i];
  const frame = landmarksOf(apart, size);
  const half = halved(trapped.labels, size);
  return {
    size,
    lines,
    outside,
    trapped,
    areas,
    half,
    frame,
    ground: groundColours(wide, { wash, size }),
  };
}

function halved(labels: Uint16Array, { width, height }: { width: number; height: number }) {
  const out = new Uint16Array((width >> 1) * (height >> 1));
  let i = 0;
  for (let y = 0; y < height - 1; y += 2) {
    for (let x = 0; x < width - 1; x += 2, i += 1) out[i] = labels[y * width + x];
  }
  return out;
}
