import {
  findPalette,
  measurePalette,
  type PaletteColour,
  type Pixels,
  recolour,
  type Unmixed,
  unmixPalette,
} from '@toile/raster';
import { halve } from './halve.ts';

/**
 * Tasks of the desk's worker: to take a picture apart, by its known palette or one that the worker
 * finds, then to recolour it, again and again.
 */
export type DeskTask =
  | { kind: 'open'; pixels: TilePixels; known: readonly string[] | undefined }
  | { kind: 'recolour'; palette: readonly string[] };

/**
 * Answers of the worker. The levels are the tile and, each half as large as the one before, the
 * pictures for a distant view.
 */
export type DeskAnswer =
  | { kind: 'opened'; palette: PaletteColour[] }
  | { kind: 'recoloured'; palette: readonly string[]; levels: TilePixels[] };

export type TilePixels = {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
};

const SMALLEST_PX = 128;

/** Works off tasks one after the other; keeps the picture that was opened. */
export function createDeskProgram(): (task: DeskTask) => DeskAnswer {
  let open: { pixels: Pixels; unmixed: Unmixed } | undefined;
  return (task) => {
    if (task.kind === 'open') {
      const { pixels, known } = task;
      const palette = known ? measurePalette(pixels, known) : findPalette(pixels);
      const own = palette.map(({ hex }) => hex);
      open = { pixels, unmixed: unmixPalette(pixels, own) };
      return { kind: 'opened', palette };
    }
    if (!open) throw new Error('No picture is open');
    const levels: TilePixels[] = [recolour(open.pixels, open.unmixed, task.palette)];
    for (let last = levels[0]; last && last.width > SMALLEST_PX; last = levels.at(-1)) {
      levels.push(halve(last));
    }
    return { kind: 'recoloured', palette: task.palette, levels };
  };
}
