import { dpiOf, SEPARATION_MAX_PIXELS } from '@toile/contract';
import { type PrintChoice, printFacts } from './print-facts.ts';

/** Side in pixels that a PSD may have. */
const MOST_SIDE_PX = 30_000;

/** Size of one tile of a separated file, in pixels, and its resolution. */
export function separationSize(
  tile: { width: number; height: number },
  print: PrintChoice,
): { width: number; height: number; dpi: number; isTooLarge: boolean } {
  const { width, height } = printFacts(tile, print);
  const area = Math.max(width * height, tile.width * tile.height);
  return {
    width: width / print.tiles,
    height: height / print.tiles,
    dpi: print.dpi ?? dpiOf(tile.width, print.repeatCm),
    isTooLarge: area > SEPARATION_MAX_PIXELS || Math.max(width, height) > MOST_SIDE_PX,
  };
}
