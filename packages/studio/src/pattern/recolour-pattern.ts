import { EngineError } from '@toile/engines';
import { findPalette, seamScore } from '@toile/raster';
import type { Kind } from '../core/kind.ts';
import { readOriginal } from '../core/read-original.ts';
import { inOtherColours } from './in-other-colours.ts';

/**
 * A tile in other colours. Colours of the new palette past the tile's own are left out. Throws
 * a `refused` EngineError for a picture that cannot be read or is too large.
 */
export const recolourKind: Kind = async ({ images, settings }) => {
  if (!settings.recolouring) throw new EngineError('failed', 'No palette was given');
  const original = await readOriginal(images.origin);
  const { palette, from = findPalette(original).map(({ hex }) => hex) } = settings.recolouring;
  const { colourway, ...recoloured } = inOtherColours(original, { palette, from });
  return {
    ...recoloured,
    isSeeThrough: original.isSeeThrough,
    unread: [],
    seam: seamScore(recoloured),
    // All of its colours: so it need not be asked for them again.
    choices: { colourway },
  };
};
