import { EngineError } from '@toile/engines';
import { paintHighlight } from '@toile/raster';
import type { Kind } from '../core/kind.ts';
import { readPhoto } from './cache/read-photo.ts';
import { assertOutstanding } from './mask/assert-outstanding.ts';
import { dotsOf } from './mask/dots-of.ts';
import { enlargeMask } from './mask/enlarge-mask.ts';
import { maskFromDots } from './mask/mask-from-dots.ts';

/**
 * The mask of what lies under dots on a photo: a see-through picture of the photo's size,
 * highlighted where selected. Throws a `refused` EngineError for photos that cannot be read
 * or in which nothing stands out.
 */
export const generateMaskKind: Kind = async ({ images, settings }) => {
  if (!images.target)
    throw new EngineError('refused', 'No photo was given', { reason: 'undecodable' });
  const reading = await readPhoto(images.target);
  const dots = dotsOf(settings, reading);
  const { mask, extent } = await maskFromDots(reading, dots);
  assertOutstanding(mask);
  const { size } = reading;
  const full = await enlargeMask(mask, { from: reading.photo, to: size });
  const choices = { selected: extent };
  return { data: paintHighlight(full), ...size, isSeeThrough: true, unread: [], choices };
};
