import type { PhotoPart } from '@toile/contract';
import type { PixelSize } from '@toile/tools';
import { bytesOf } from '../../core/map-plane.ts';
import { components, largestArea } from '../../core/plane/components.ts';
import type { PhotoReading } from '../open-reading.ts';
import { PART } from '../parts/parts.ts';
import type { Dot } from './dots.ts';
import { finishMask } from './finish-mask.ts';

const HALF = 128;

/** Least area of a piece of a part, as a share of its largest: shoes are two, a stray patch is none. */
const LEAST_PIECE = 0.12;

/** A mask of 0 and 1, of the reading's size, of a part by its name. Blank where there is none. */
export async function maskOfPart(reading: PhotoReading, part: PhotoPart): Promise<Uint8Array> {
  const alpha = await reading.alpha();
  const finish = { size: reading.photo, alpha, unwanted: [] };
  if (part === 'subject') {
    const body = bytesOf(alpha, (level) => (level >= HALF ? 1 : 0));
    return finishMask(body, { ...finish, extent: 'subject', dots: dotsIn(body, reading.photo) });
  }
  const { parts } = await reading.person();
  const { ids } = await reading.superpixels();
  const rough = bytesOf(ids, (k) => (parts[k] === PART[part] ? 1 : 0));
  const order = { ...finish, extent: 'garment', dots: dotsIn(rough, reading.photo) } as const;
  return finishMask(rough, order, reading.lab());
}

/** A pixel of each area of a mask that is large beside its largest. */
function dotsIn(mask: Uint8Array, size: PixelSize): Dot[] {
  const { labels, list } = components(mask, size);
  const least = largestArea(list) * LEAST_PIECE;
  const wanted = new Set(list.filter(({ areaPx }) => areaPx >= least).map(({ id }) => id));
  const dots: Dot[] = [];
  for (let i = 0; i < labels.length && wanted.size > 0; i += 1) {
    if (!wanted.delete(labels[i])) continue;
    dots.push({ x: i % size.width, y: Math.floor(i / size.width) });
  }
  return dots;
}
