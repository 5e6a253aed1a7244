import type { RunDoubt } from '@toile/contract';
import type { PixelSize } from '@toile/tools';
import { components } from '../../../core/plane/components.ts';
import { maskOfLevels } from '../../swap/mask-of-levels.ts';

/** Share of one edge of the photo that the garment covers, from which it is cut off there. */
const CUT = 0.06;
/** Least area of a second garment, as a share of the largest. */
const SECOND = 0.15;
/** Least length of a garment, in pixels of a photo of 1,024: a flat-lay's is about 800. */
const LEAST_PX = 150;
/** Pixels at the rim that count as it. */
const RIM_PX = 2;

/** Doubts about a garment that lies alone, from its cut-out (0–255 a pixel). */
export function findAloneDoubts(levels: Uint8Array, size: PixelSize): RunDoubt[] {
  const mask = maskOfLevels(levels);
  const areas = components(mask, size)
    .list.map(({ areaPx }) => areaPx)
    .toSorted((a, b) => b - a);
  const found: [RunDoubt, boolean][] = [
    ['several-garments', (areas[1] ?? 0) > (areas[0] ?? 0) * SECOND],
    ['garment-cut-off', isCutOff(mask, size)],
    ['garment-small', heightOf(mask, size) < LEAST_PX],
  ];
  return found.flatMap(([doubt, isFound]) => (isFound ? doubt : []));
}

/** Test for an edge of the photo along which the garment goes on. */
function isCutOff(mask: Uint8Array, { width, height }: PixelSize): boolean {
  const along = (lengthPx: number, at: (k: number) => number) => {
    let on = 0;
    for (let k = 0; k < lengthPx; k += 1) on += mask[at(k)];
    return on / lengthPx > CUT;
  };
  return (
    along(width, (x) => RIM_PX * width + x) ||
    along(width, (x) => (height - 1 - RIM_PX) * width + x) ||
    along(height, (y) => y * width + RIM_PX) ||
    along(height, (y) => y * width + width - 1 - RIM_PX)
  );
}

function heightOf(mask: Uint8Array, { width }: PixelSize): number {
  const first = mask.indexOf(1);
  return first < 0 ? 0 : (mask.lastIndexOf(1) - first) / width;
}
