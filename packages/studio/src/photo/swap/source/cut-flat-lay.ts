import { EngineError } from '@toile/engines';
import sharp from 'sharp';
import { components } from '../../../core/plane/components.ts';
import { boundsOf } from '../../field/bounds.ts';
import { closeCracks } from '../../mask/close-cracks.ts';
import { refineEdge } from '../../mask/refine-edge.ts';
import type { PhotoReading } from '../../open-reading.ts';
import { maskOfLevels } from '../mask-of-levels.ts';
import { crossesEdges } from './crosses-edges.ts';
import { withoutEnclosedGround } from './enclosed-ground.ts';
import { groundOf } from './ground.ts';
import { offGround } from './off-ground.ts';
import { withPaleParts } from './with-pale-parts.ts';

const EDGE = { bandPx: 4, reachPx: 8 };
/** Least and largest share of its picture that a garment covers. */
const LEAST_PART = 0.02;
const MOST_PART = 0.96;
/** Least share of the border that has the ground's colour for the ground to count as plain. */
const PLAIN = 0.6;
/** Least share of one colour along the border: with less the picture is cloth or a pattern from edge to edge. */
const LEAST_GROUND = 0.15;
/** Least transparent share of a picture that was cut out already. */
const LEAST_OPEN = 0.02;
const HOLE_PX = 900;

/**
 * Alpha (0–255 a pixel) of a flat-lay's garment: the picture's transparency where it has any, else
 * all that differs from a plain ground, else the models' cut-out. Throws a `refused` EngineError, 'no-garment'.
 */
export async function cutFlatLay(reading: PhotoReading, bytes: Uint8Array): Promise<Uint8Array> {
  const { photo } = reading;
  const own = await ownTransparency(bytes, reading);
  const mask = own ? largestWhole(maskOfLevels(own), photo) : await findGarment(reading);
  const area = mask.reduce((sum, on) => sum + on, 0);
  const part = area / mask.length;
  if (part < LEAST_PART || part > MOST_PART || !boundsOf(mask, photo, 1)) {
    throw new EngineError('refused', `A garment of ${(part * 100).toFixed(1)} % of the picture`, {
      reason: 'no-garment',
    });
  }
  if (own) return own.map((level, i) => (mask[i] ? level : 0));
  return refineEdge(reading.lab(), mask, photo, EDGE);
}

/** Mask (0 and 1) from a plain ground and from the model: where both agree the model's edge is finer, else the ground decides. */
async function findGarment(reading: PhotoReading): Promise<Uint8Array> {
  const { photo } = reading;
  const alpha = await reading.alpha();
  const seen = largestWhole(maskOfLevels(alpha, 100), photo);
  const ground = groundOf(reading.lab(), photo);
  if (ground.share < LEAST_GROUND) throw patternRefused();
  if (ground.share < PLAIN) return seen;
  const off = offGround(reading.lab(), ground.lab, photo);
  const isSeen = seen.reduce((sum, on) => sum + on, 0) > LEAST_PART * seen.length;
  if (!isSeen && crossesEdges(off, photo)) throw patternRefused();
  const laid = largestWhole(isSeen ? withPaleParts(off, seen, photo) : off, photo);
  let both = 0;
  let either = 0;
  for (let i = 0; i < seen.length; i += 1) {
    both += seen[i] & laid[i];
    either += seen[i] | laid[i];
  }
  const whole = both > either * 0.9 ? seen : laid;
  return withoutEnclosedGround(whole, {
    lab: reading.lab(),
    ground: ground.lab,
    size: photo,
    ...(isSeen && { seen: alpha }),
  });
}

const patternRefused = () =>
  new EngineError('refused', 'A pattern from edge to edge', { reason: 'no-garment' });

/** The picture's alpha at the size of the reading; undefined where all of it is opaque. */
async function ownTransparency(
  bytes: Uint8Array,
  { photo }: PhotoReading,
): Promise<Uint8Array | undefined> {
  const { hasAlpha } = await sharp(bytes).metadata();
  if (!hasAlpha) return undefined;
  const scaled = await sharp(bytes)
    .rotate()
    .extractChannel(3)
    .resize(photo.width, photo.height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const levels = new Uint8Array(scaled);
  const open = levels.reduce((sum, level) => sum + (level < 10 ? 1 : 0), 0);
  return open > LEAST_OPEN * levels.length ? levels : undefined;
}

/** The largest part, without cracks and small holes. */
function largestWhole(mask: Uint8Array, size: { width: number; height: number }): Uint8Array {
  const closed = closeCracks(mask, size, 2);
  const { labels, list } = components(closed, size);
  const largest = list.reduce(
    (best, one) => (one.areaPx > (best?.areaPx ?? 0) ? one : best),
    list.at(0),
  );
  if (!largest) return mask;
  const one = closed.map((_, i) => (labels[i] === largest.id ? 1 : 0));
  const holes = components(
    one.map((on) => 1 - on),
    size,
  );
  const isFilled = holes.list.map(
    ({ areaPx, touchesEdge }) => !touchesEdge && areaPx < HOLE_PX * 8,
  );
  return one.map((on, i) => (on || isFilled[holes.labels[i] - 1] ? 1 : 0));
}
