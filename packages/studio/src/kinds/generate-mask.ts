import { EngineError } from '@toile/engines';
import { readPhoto } from '../photo/cache/read-photo.ts';
import { assertOutstanding } from '../photo/mask/assert-outstanding.ts';
import { dotsOf } from '../photo/mask/dots-of.ts';
import { enlargeMask } from '../photo/mask/enlarge-mask.ts';
import { maskFromDots } from '../photo/mask/mask-from-dots.ts';
import { paintHighlight } from '../photo/mask/paint-highlight.ts';
import type { Kind } from './kind.ts';

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
