import { type Pixels, recolour, unmixPalette } from '@toile/raster';
import type { Recolouring } from '@toile/tools';

/** A tile in other colours, and all the colours that it then has. */
export type Recoloured = Pixels & { data: Uint8ClampedArray; colourway: string };

/** Replaces the colours of a tile. Those of the new palette past the ones that give way are left out. */
export function inOtherColours(tile: Pixels, { palette, from }: Recolouring): Recoloured {
  const replaced = from.slice(0, palette.length);
  // What is not replaced keeps its own colour, and none of its pixels are taken for another.
  const stays = from.slice(palette.length);
  const unmixed = unmixPalette(tile, [...replaced, ...stays]);
  const colours = [...palette.slice(0, replaced.length), ...stays];
  return { ...recolour(tile, unmixed, colours), colourway: [...new Set(colours)].join(' ') };
}
