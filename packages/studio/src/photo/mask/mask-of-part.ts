import type { PhotoPart } from '@toile/contract';
import type { PixelSize } from '@toile/tools';
import { bytesOf } from '../../core/map-plane.ts';
import { components, largestArea } from '../../core/plane/components.ts';
import type { PhotoReading } from '../open-reading.ts';
import { PART } from '../parts/parts.ts';
import type { Dot } from './dots.ts';
import { finishMask } from './finish-mask.ts';

const HALF = 128;

/** Least area of a piece of a part, as a share of its largest: a stray patch is none. */
const LEAST_PIECE = 0.3;

/** The same of parts that come in several pieces: shoes, limbs, a bag and its strap. */
const LEAST_OF_MANY = 0.06;
const OF_MANY: ReadonlySet<PhotoPart> = new Set([
  'skin',
  'hair',
  'shoes',
  'bag',
  'accessory',
  'hosiery',
]);

/** A mask of 0 and 1, of the reading's size, of a part by its name. Blank where there is none. */
export async function maskOfPart(reading: PhotoReading, part: PhotoPart): Promise<Uint8Array> {
  const alpha = await reading.alpha();
  const finish = { size: reading.photo, alpha, unwanted: [] };
  if (part === 'subject') {
    const body = mainAreas(
      bytesOf(alpha, (level) => (level >= HALF ? 1 : 0)),
      reading.photo,
      LEAST_PIECE,
    );
    return finishMask(body.mask, { ...finish, extent: 'subject', dots: body.dots });
  }
  const { parts } = await reading.person();
  const { ids } = await reading.superpixels();
  const least = OF_MANY.has(part) ? LEAST_OF_MANY : LEAST_PIECE;
  const rough = bytesOf(ids, (k) => (parts[k] === PART[part] ? 1 : 0));
  const { mask, dots } = mainAreas(rough, reading.photo, least);
  return finishMask(mask, { ...finish, extent: 'garment', dots }, reading.lab());
}

/** The areas of a mask that are large beside its largest, and a dot in each. */
function mainAreas(
  mask: Uint8Array,
  size: PixelSize,
  leastPart: number,
): { mask: Uint8Array; dots: Dot[] } {
  const { labels, list } = components(mask, size);
  const least = largestArea(list) * leastPart;
  const kept = new Set(list.filter(({ areaPx }) => areaPx >= least).map(({ id }) => id));
  const dots = [...kept].map((id) => {
    const at = labels.indexOf(id);
    return { x: at % size.width, y: Math.floor(at / size.width) };
  });
  return { mask: bytesOf(labels, (id) => (kept.has(id) ? 1 : 0)), dots };
}
