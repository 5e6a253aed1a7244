import type { PhotoPart } from '@toile/contract';
import { EngineError } from '@toile/engines';
import { paintHighlight } from '@toile/raster';
import type { Kind } from '../core/kind.ts';
import { readPhoto } from './cache/read-photo.ts';
import { assertOutstanding } from './mask/assert-outstanding.ts';
import { enlargeMask } from './mask/enlarge-mask.ts';
import { maskOfPart } from './mask/mask-of-part.ts';
import type { PhotoReading } from './open-reading.ts';
import { isPersonParsed } from './parse/is-person-parsed.ts';
import { PARTS } from './parts/parts.ts';

/** Least area of a part that is listed, as a share of the subject. */
const LEAST_PART = 0.006;

/**
 * The parts of a photo by name, the largest first, and the mask of the part in the settings as
 * `generateMaskKind` draws it: without a part it is one see-through pixel. Throws a `refused`
 * EngineError for photos that cannot be read, and for a part that is not there.
 */
export const photoPartsKind: Kind = async ({ images, settings: { part } }) => {
  if (!images.target)
    throw new EngineError('refused', 'No photo was given', { reason: 'undecodable' });
  const reading = await readPhoto(images.target);
  const parts = await listParts(reading);
  const answer = { isSeeThrough: true, unread: [], parts, choices: {} };
  if (!part) return { data: new Uint8ClampedArray(4), width: 1, height: 1, ...answer };
  if (!parts.includes(part)) {
    throw new EngineError('refused', `The photo shows no ${part}`, { reason: 'no-part' });
  }
  const mask = await maskOfPart(reading, part);
  assertOutstanding(mask);
  const full = await enlargeMask(mask, { from: reading.photo, to: reading.size });
  return { data: paintHighlight(full), ...reading.size, ...answer };
};

async function listParts(reading: PhotoReading): Promise<PhotoPart[]> {
  const pieces = await reading.superpixels();
  const person = await reading.person();
  if (!isPersonParsed(pieces, person.labels, await reading.joints())) return ['subject'];
  const areas = new Float64Array(PARTS.length);
  for (let k = 0; k < pieces.count; k += 1) areas[person.parts[k]] += pieces.areaPx[k];
  const [, ...own] = areas;
  const whole = own.reduce((sum, area) => sum + area, 0);
  const shown = PARTS.flatMap((name, part) =>
    name === 'background' || areas[part] < whole * LEAST_PART ? [] : [{ name, area: areas[part] }],
  );
  return ['subject', ...shown.toSorted((a, b) => b.area - a.area).map(({ name }) => name)];
}
