import { EngineError } from '@toile/engines';
import type { PixelSize } from '@toile/tools';
import { bytesOf } from '../../core/map-plane.ts';
import type { Photo } from '../../core/photo.ts';
import { type Box, grown } from '../field/bounds.ts';
import { cropped, croppedRgb, pastedRgb } from '../field/crop.ts';
import type { PhotoReading } from '../open-reading.ts';
import { LABEL } from '../parse/labels.ts';
import { showsWearer } from '../wearer/shows-wearer.ts';
import { shoulderLine } from './body/neckline.ts';
import { reachOf } from './body/reach.ts';
import { withoutStrayHair } from './body/stray-hair.ts';
import { type ViewedBody, viewedBody } from './body/viewed-body.ts';
import { type Worn, wornOn } from './body/worn.ts';
import type { Wear } from './choose-wear.ts';
import { composeSwap } from './compose-swap.ts';
import { keepLower, keepsLower } from './fill/keep-lower.ts';
import { shadeLimbs } from './fill/shade-limbs.ts';
import { skinTone } from './fill/skin-tone.ts';
import { underlay } from './fill/underlay.ts';
import { wantedPlane } from './fill/wanted-plane.ts';
import { inFront } from './in-front.ts';
import { wearFolds } from './light/wear-folds.ts';
import { wornLight } from './light/worn-light.ts';
import { type MarkedPerson, markedPerson } from './marked-person.ts';
import { seenGarment } from './seen-garment.ts';
import { clothOf } from './source/cloth.ts';
import { knownFlatLay } from './source/known-flat-lay.ts';
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

/**
 * Dresses a person in the garment of a flat-lay, inside the mask only. Throws a `refused`
 * EngineError: 'no-person', 'no-garment', 'garment-worn', 'mask-blank', 'mask-off-person'.
 */
export async function swapGarment(order: SwapOrder): Promise<Swapped> {
  const { target, source, mask, wear } = order;
  const { photo } = target;
  const body = await bodyOf(target);
  assertOnPerson(mask, await target.alpha());
  const person = await markedPerson(target, mask);
  const { alpha, flat } = await knownFlatLay(source, order.sourceBytes);
  const reach = reachOf(mask, { ...person, body, flat, wear, size: photo });
  const worn = wornOn(body, reach, photo);
  if (!worn) throw new EngineError('refused', 'The mask is empty', { reason: 'mask-blank' });
  const isBare = await bareIn(target, person);
  const shoulderY = shoulderLine(body, person.alpha, photo);
  const { patches, scale, hemY, sleeve, sleeveEndsPx } = dress({
    flat,
    worn,
    body,
    wear,
    shoulderY,
    isBare,
  });
  const isWaist = worn.place === 'lower' || flat.isLegs;
  const cloth = await clothOf(source.photo, { alpha, flat, scale, isWaist });
  const part = await partOf(target, worn, person);
  const { box } = part;
  const { shouldersPx } = body;
  const laid = layCloth({ cloth, patches, mask: reach, size: photo, box });
  const front = inFront({ ...part, body, laid, sleeveEndsPx });
  const lit = part.mask.map((on, i) => (on && part.alpha[i] >= HALF ? on & (1 - front[i]) : 0));
  const light = wornLight({ ...part, lit, shouldersPx });
  const below = belowCloth(part, { worn, body, hemY, light: light.light });
  const { folds, tuck, fit } = wear;
  const pulled = wearFolds({ body, worn, wear, hemY, ...part });
  const dressed = composeSwap({
    ...part,
    front,
    below,
    cloth: laid,
    ...light,
    pulled,
    shouldersPx,
    folds,
  });
  return {
    photo: { ...photo, rgb: pastedRgb(dressed, Uint8Array.from(photo.rgb), photo, box) },
    choices: { worn: worn.place, tuck, fit, sleeves: sleeve },
  };
}

async function bodyOf(target: PhotoReading): Promise<ViewedBody> {
  if (!(await showsWearer(target))) {
    throw new EngineError('refused', 'No person in the photo', { reason: 'no-person' });
  }
  const { frame } = await target.person();
  return viewedBody(frame);
}

/** Test for skin at a spot of the person's photo. */
async function bareIn(
  target: PhotoReading,
  { labels }: MarkedPerson,
): Promise<(x: number, y: number) => boolean> {
  const { ids } = await target.superpixels();
  const { width } = target.photo;
  return (x, y) => labels[ids[Math.round(y) * width + Math.round(x)]] === LABEL.skin;
}

const HALF = 128;

/** Least share of a mask that lies on the person, even where it was drawn loosely. */
const LEAST_ON_PERSON = 0.2;

function assertOnPerson(mask: Uint8Array, alpha: Uint8Array): void {
  let all = 0;
  let on = 0;
  for (let i = 0; i < mask.length; i += 1) {
    all += mask[i];
    on += mask[i] && alpha[i] >= HALF ? 1 : 0;
  }
  if (on >= all * LEAST_ON_PERSON) return;
  throw new EngineError('refused', `${on} of the mask's ${all} pixels are on the person`, {
    reason: 'mask-off-person',
  });
}

/** Margin around the mask, in pixels: its hole is filled from there. */
const ROOM_PX = 56;

/** The part of the photo that is worked on: the mask's box and some room. */
type Part = {
  box: Box;
  size: PixelSize;
  /** 1 where the garment may be. */
  mask: Uint8Array;
  /** Alpha of the person, 0–255 a pixel. */
  alpha: Uint8Array;
  labels: Uint8Array;
  rgb: Uint8Array;
  skin: ReturnType<typeof skinTone>;
  /** 1 for the worn garment's own pixels. */
  seen: Uint8Array;
};

async function partOf(target: PhotoReading, worn: Worn, marked: MarkedPerson): Promise<Part> {
  const { photo } = target;
  const pieces = await target.superpixels();
  const person = await target.person();
  const box = grown(worn.box, ROOM_PX, photo);
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  const mask = cropped(worn.mask, photo, box);
  const alpha = cropped(marked.alpha, photo, box);
  const ofPhoto = bytesOf(pieces.ids, (k) => marked.labels[k]);
  const chestRow = person.frame.chest.y - box.top;
  const labels = withoutStrayHair(cropped(ofPhoto, photo, box), size, chestRow);
  const rgb = croppedRgb(photo.rgb, photo, box);
  const skin = skinTone(pieces, person);
  const seen = seenGarment({ labels, mask, alpha, rgb, skin, size });
  return { box, size, mask, alpha, labels, rgb, skin, seen };
}

type Hem = {
  worn: Worn;
  body: ViewedBody;
  hemY: (x: number) => number;
  light: Float32Array;
};

/** Picture below the new garment, where it does not cover the old one's area. */
function belowCloth({ box, size, labels, rgb, skin, seen }: Part, hem: Hem): Float32Array {
  const wanted = wantedPlane({ ...hem, labels, box });
  const below = underlay({ rgb, hole: seen, labels, wanted, size, skin });
  const bare = seen.map((on, i) => (on && wanted[i] === LABEL.skin ? 1 : 0));
  shadeLimbs(below, { ...hem, bare, box, size });
  if (keepsLower(hem)) keepLower(below, { ...hem, rgb, box, size });
  return below;
}
