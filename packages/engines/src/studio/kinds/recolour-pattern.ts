import { findPalette, recolour, seamScore, unmixPalette } from '@toile/raster';
import { EngineError } from '../../engine-error.ts';
import { readOriginal } from '../upscale/read-original.ts';
import type { Kind } from './kind.ts';

/**
 * A tile in other colours. Colours of the new palette past the tile's own are left out. Throws
 * a `refused` EngineError for a picture that cannot be read or is too large.
 */
export const recolourKind: Kind = async ({ images, settings }) => {
  if (!settings.recolouring) throw new EngineError('failed', 'No palette was given');
  const original = await readOriginal(images.origin);
  const { palette, from = findPalette(original).map(({ hex }) => hex) } = settings.recolouring;
  const replaced = from.slice(0, palette.length);
  // What is not replaced keeps its own colour, and none of its pixels are taken for another.
  const stays = from.slice(palette.length);
  const unmixed = unmixPalette(original, [...replaced, ...stays]);
  const colours = [...palette.slice(0, replaced.length), ...stays];
  const recoloured = recolour(original, unmixed, colours);
  return {
    ...recoloured,
    isSeeThrough: original.isSeeThrough,
    unread: [],
    seam: seamScore(recoloured),
    // All of its colours: so it need not be asked for them again.
    choices: { colourway: [...new Set(colours)].join(' ') },
  };
};
