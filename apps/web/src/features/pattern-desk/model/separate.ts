import {
  indexedPng,
  indexedPngRows,
  makeXmpChunk,
  separateInks,
  unmixPalette,
} from '@toile/raster';
import type { TilePixels } from './desk-task.ts';
import { type Separation, writePsdLayers } from './write-psd-layers.ts';

export type SeparationFormat = 'psd' | 'png';

/** A tile to be taken apart into inks, and the file that is wanted of it. */
export type SeparationTask = {
  pixels: TilePixels;
  format: SeparationFormat;
} & Omit<Separation, 'places'>;

/** Parts of the time that the steps take, about. */
const UNMIXED = 0.35;
const SEPARATED = 0.7;
/** Rows after which the progress is told. */
const ROWS = 64;

/** Deflates bytes as PNG wants them: zlib. */
type Deflate = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Makes the file of a separated tile; `onProgress` is told the part that is done, 0 to 1. A
 * palette's mixtures along edges are given to one of the inks that they are mixed of.
 */
export async function separate(
  { pixels, format, ...task }: SeparationTask,
  onProgress: (done: number) => void,
  deflate: Deflate = deflateByStream,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { inks, width, height, tiles, dpi, xmp } = task;
  const palette = inks.map(({ hex }) => hex);
  const unmixed = unmixPalette(pixels, palette);
  onProgress(UNMIXED);
  const places = separateInks(unmixed, { width, height }, (row) => {
    if (row % ROWS === 0) onProgress(UNMIXED + ((SEPARATED - UNMIXED) * row) / height);
  });
  onProgress(SEPARATED);
  if (format === 'psd') {
    const file = writePsdLayers({ ...task, places }, (done) =>
      onProgress(SEPARATED + (1 - SEPARATED) * done),
    );
    return [file];
  }
  const size = { width: width * tiles, height: height * tiles };
  const rows = indexedPngRows(tiles === 1 ? places : tiled(places, task), size);
  const parts = indexedPng({ ...size, palette, dpi }, await deflate(rows));
  // Right after the header, which follows the signature.
  if (xmp !== undefined) parts.splice(2, 0, makeXmpChunk(xmp));
  return parts;
}

/** Nine tiles in one. */
function tiled(
  places: Uint8Array,
  { width, height, tiles }: Omit<Separation, 'places'>,
): Uint8Array {
  const whole = new Uint8Array(places.length * tiles ** 2);
  for (let y = 0; y < height * tiles; y += 1) {
    const from = (y % height) * width;
    const row = places.subarray(from, from + width);
    for (let x = 0; x < tiles; x += 1) whole.set(row, (y * tiles + x) * width);
  }
  return whole;
}

async function deflateByStream(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
