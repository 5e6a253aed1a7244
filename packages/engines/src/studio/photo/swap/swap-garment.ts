import { EngineError } from '../../../engine-error.ts';
import { type Box, grown } from '../field/bounds.ts';
import { cropped } from '../field/crop.ts';
import { toLab } from '../field/to-lab.ts';
import type { PhotoReading } from '../open-reading.ts';
import { isPersonParsed } from '../parse/is-person-parsed.ts';
import { LABEL } from '../parse/labels.ts';
import type { Photo } from '../photo.ts';
import { shoulderLine } from './body/neckline.ts';
import { type ViewedBody, viewedBody } from './body/viewed-body.ts';
import { type Worn, wornOn } from './body/worn.ts';
import type { Wear } from './choose-wear.ts';
import { composeSwap } from './compose-swap.ts';
import { NONE } from './fill/nearest-class.ts';
import { isOfTone, skinTone } from './fill/skin-tone.ts';
import { underlay } from './fill/underlay.ts';
import { wantedBelow } from './fill/wanted-below.ts';
import { inFront } from './in-front.ts';
import { wornLight } from './light/worn-light.ts';
import { clothOf } from './source/cloth.ts';
import { cutFlatLay } from './source/cut-flat-lay.ts';
import type { FlatLay } from './source/flat-lay.ts';
import { readFlatLay } from './source/read-flat-lay.ts';
import { dress } from './warp/dress.ts';
import { layCloth } from './warp/lay-cloth.ts';

export type SwapOrder = {
  target: PhotoReading;
  source: PhotoReading;
  /** The flat-lay's own bytes, for its transparency. */
  sourceBytes: Uint8Array;
  /** 1 for the worn garment, at the size of the target's reading. */
  mask: Uint8Array;
  wear: Wear;
};

export type Swapped = { photo: Photo; choices: Record<string, string> };

/** Room about the mask for what its hole is filled from. */
const ROOM_PX = 56;

/**
 * Dresses a person in the garment of a flat-lay, inside the mask only. Throws a `refused`
 * EngineError: 'no-person', 'no-garment'.
 */
export async function swapGarment(order: SwapOrder): Promise<Swapped> {
  const { target, source, mask, wear } = order;
  const { photo } = target;
  const pieces = await target.superpixels();
  const person = await target.person();
  if (!isPersonParsed(pieces, person.labels, await target.joints())) {
    throw new EngineError('refused', 'No person in the photo', { reason: 'no-person' });
  }
  const body = viewedBody(person.frame);
  const worn = wornOn(body, mask, photo);
  if (!worn) throw new EngineError('refused', 'The mask is empty', { reason: 'mask-blank' });
  const { alpha, flat } = await flatLayOf(source, order.sourceBytes);
  const subject = await target.alpha();
  const dressing = { flat, worn, body, wear, shoulderY: shoulderLine(body, subject, photo) };
  const { patches, scale, hemY, sleeve } = dress(dressing);
  const cloth = await clothOf(source.photo, {
    alpha,
    flat,
    scale,
    isWaist: worn.place === 'lower' || flat.isLegs,
  });
  const box = grown(worn.box, ROOM_PX, photo);
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  const part = (plane: Uint8Array) => cropped(plane, photo, box);
  const own = part(mask);
  const labels = part(Uint8Array.from(pieces.ids, (k) => person.labels[k]));
  const rgb = croppedRgb(photo, box);
  const skin = skinTone(pieces, person);
  const seen = seenGarment({ labels, mask: own, worn, rgb, skin });
  const laid = layCloth({ cloth, patches, mask, size: photo, box });
  const front = inFront({ labels, mask: own, seen, body, box, size, laid });
  const { light, plain } = wornLight({
    rgb,
    worn: seen.map((on, i) => on & (1 - front[i])),
    size,
    shouldersPx: body.shouldersPx,
  });
  const isKept = keepsLower({ worn, hemY, body });
  const below = underlay({
    rgb,
    hole: seen,
    labels,
    wanted: wantedPlane({ body, worn, hemY, labels, box }),
    size,
    skin,
  });
  if (isKept) keepPhoto(below, { rgb, box, size, hemY, worn, body });
  const dressed = composeSwap({
    rgb,
    mask: own,
    front,
    below,
    cloth: laid,
    light,
    plain,
    size,
    shouldersPx: body.shouldersPx,
    folds: wear.folds,
  });
  const { tuck, fit } = wear;
  return {
    photo: withBox(photo, dressed, box),
    choices: { worn: worn.place, tuck, fit, sleeves: sleeve },
  };
}

type ReadFlatLay = { alpha: Uint8Array; flat: FlatLay };

/** Found once for the pictures of a run. */
const flatLays = new WeakMap<PhotoReading, Promise<ReadFlatLay>>();

function flatLayOf(source: PhotoReading, bytes: Uint8Array): Promise<ReadFlatLay> {
  const known = flatLays.get(source) ?? findFlatLay(source, bytes);
  flatLays.set(source, known);
  return known;
}

async function findFlatLay(source: PhotoReading, bytes: Uint8Array): Promise<ReadFlatLay> {
  const alpha = await cutFlatLay(source, bytes);
  return { alpha, flat: readFlatLay({ photo: source.photo, alpha }) };
}

type Masked = {
  labels: Uint8Array;
  mask: Uint8Array;
  worn: Worn;
  rgb: Uint8Array;
  skin: ReturnType<typeof skinTone>;
};

/** The garment's own pixels of the mask; all of it where the labels say something else of most. */
function seenGarment({ labels, mask, worn, rgb, skin }: Masked): Uint8Array {
  const lab = toLab(rgb);
  // Edges of clothes are easily taken for skin.
  const isBare = (i: number) =>
    labels[i] === LABEL.skin && (skin === undefined || isOfTone(lab, i, skin));
  const isOther = (i: number) =>
    isBare(i) ||
    labels[i] === LABEL.hair ||
    labels[i] === LABEL.held ||
    (labels[i] === LABEL.shoes && worn.place === 'upper');
  let all = 0;
  let other = 0;
  for (let i = 0; i < mask.length; i += 1) {
    all += mask[i];
    other += mask[i] && isOther(i) ? 1 : 0;
  }
  if (other > all * 0.4) return mask;
  return mask.map((on, i) => (on && !isOther(i) ? 1 : 0));
}

type Kept = { worn: Worn; hemY: (x: number) => number; body: ViewedBody };

/** A short top over a dress: the rest of the dress stays, as a skirt. */
const keepsLower = ({ worn, hemY, body }: Kept): boolean =>
  worn.place === 'full' && worn.box.bottom - hemY(body.hips.x) > body.torsoPx * 0.45;

type Hem = Kept & { rgb: Uint8Array; box: Box; size: { width: number } };

function keepPhoto(below: Float32Array, { rgb, box, size, hemY, worn, body }: Hem): void {
  const rows = new Map<number, readonly [number, number] | undefined>();
  for (let i = 0; i * 3 < below.length; i += 1) {
    const x = (i % size.width) + box.left;
    const y = Math.floor(i / size.width) + box.top;
    if (y < hemY(x) - 6) continue;
    if (!rows.has(y)) rows.set(y, worn.trunk(y));
    const sides = y > body.hips.y ? [0, worn.width] : rows.get(y);
    if (!sides || x < sides[0] || x > sides[1]) continue;
    for (let c = 0; c < 3; c += 1) below[i * 3 + c] = rgb[i * 3 + c];
  }
}

type Plane = Kept & { labels: Uint8Array; box: Box };

function wantedPlane({ body, worn, hemY, labels, box }: Plane): Uint8Array {
  const width = box.right - box.left;
  const wanted = wantedBelow({ body, worn, hemY });
  return labels.map((_, i) => {
    const x = (i % width) + box.left;
    const y = Math.floor(i / width) + box.top;
    if (!worn.mask[y * worn.width + x]) return NONE;
    return wanted(x, y);
  });
}

function croppedRgb({ rgb, width }: Photo, { left, top, right, bottom }: Box): Uint8Array {
  const row = (right - left) * 3;
  const out = new Uint8Array(row * (bottom - top));
  for (let y = top; y < bottom; y += 1) {
    const start = (y * width + left) * 3;
    out.set(rgb.subarray(start, start + row), (y - top) * row);
  }
  return out;
}

function withBox(photo: Photo, part: Uint8Array, { left, top, right, bottom }: Box): Photo {
  const rgb = Uint8Array.from(photo.rgb);
  const row = (right - left) * 3;
  for (let y = top; y < bottom; y += 1) {
    rgb.set(part.subarray((y - top) * row, (y - top + 1) * row), (y * photo.width + left) * 3);
  }
  return { ...photo, rgb };
}
