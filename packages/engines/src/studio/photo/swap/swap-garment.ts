import type { PixelSize } from '@toile/tools';
import { EngineError } from '../../../engine-error.ts';
import { type Box, grown } from '../field/bounds.ts';
import { cropped, croppedRgb, pastedRgb } from '../field/crop.ts';
import type { PhotoReading } from '../open-reading.ts';
import { isPersonParsed } from '../parse/is-person-parsed.ts';
import type { Photo } from '../photo.ts';
import { shoulderLine } from './body/neckline.ts';
import { type ViewedBody, viewedBody } from './body/viewed-body.ts';
import { type Worn, wornOn } from './body/worn.ts';
import type { Wear } from './choose-wear.ts';
import { composeSwap } from './compose-swap.ts';
import { keepLower, keepsLower } from './fill/keep-lower.ts';
import { skinTone } from './fill/skin-tone.ts';
import { underlay } from './fill/underlay.ts';
import { wantedPlane } from './fill/wanted-plane.ts';
import { inFront } from './in-front.ts';
import { wornLight } from './light/worn-light.ts';
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
 * EngineError: 'no-person', 'no-garment', 'mask-blank'.
 */
export async function swapGarment(order: SwapOrder): Promise<Swapped> {
  const { target, source, mask, wear } = order;
  const { photo } = target;
  const { body, worn } = await undress(target, mask);
  const { alpha, flat } = await knownFlatLay(source, order.sourceBytes);
  const shoulderY = shoulderLine(body, await target.alpha(), photo);
  const { patches, scale, hemY, sleeve } = dress({ flat, worn, body, wear, shoulderY });
  const isWaist = worn.place === 'lower' || flat.isLegs;
  const cloth = await clothOf(source.photo, { alpha, flat, scale, isWaist });
  const part = await partOf(target, { mask, worn });
  const { box, size, seen, rgb } = part;
  const { shouldersPx } = body;
  const laid = layCloth({ cloth, patches, mask, size: photo, box });
  const front = inFront({ ...part, body, laid });
  const plainly = seen.map((on, i) => on & (1 - front[i]));
  const lit = wornLight({ rgb, worn: plainly, size, shouldersPx });
  const below = belowCloth(part, { worn, body, hemY });
  const { folds, tuck, fit } = wear;
  const dressed = composeSwap({ ...part, front, below, cloth: laid, ...lit, shouldersPx, folds });
  return {
    photo: { ...photo, rgb: pastedRgb(dressed, Uint8Array.from(photo.rgb), photo, box) },
    choices: { worn: worn.place, tuck, fit, sleeves: sleeve },
  };
}

/** The person, and where on the body the worn garment is. */
async function undress(
  target: PhotoReading,
  mask: Uint8Array,
): Promise<{ body: ViewedBody; worn: Worn }> {
  const { labels, frame } = await target.person();
  if (!isPersonParsed(await target.superpixels(), labels, await target.joints())) {
    throw new EngineError('refused', 'No person in the photo', { reason: 'no-person' });
  }
  const body = viewedBody(frame);
  const worn = wornOn(body, mask, target.photo);
  if (!worn) throw new EngineError('refused', 'The mask is empty', { reason: 'mask-blank' });
  return { body, worn };
}

/** Room about the mask for what its hole is filled from. */
const ROOM_PX = 56;

/** The part of the photo that is worked on: the mask's box and some room. */
type Part = {
  box: Box;
  size: PixelSize;
  mask: Uint8Array;
  labels: Uint8Array;
  rgb: Uint8Array;
  skin: ReturnType<typeof skinTone>;
  /** 1 for the worn garment's own pixels. */
  seen: Uint8Array;
};

async function partOf(
  target: PhotoReading,
  { mask: whole, worn }: { mask: Uint8Array; worn: Worn },
): Promise<Part> {
  const { photo } = target;
  const pieces = await target.superpixels();
  const person = await target.person();
  const box = grown(worn.box, ROOM_PX, photo);
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  const mask = cropped(whole, photo, box);
  const ofPhoto = Uint8Array.from(pieces.ids, (k) => person.labels[k]);
  const labels = cropped(ofPhoto, photo, box);
  const rgb = croppedRgb(photo.rgb, photo, box);
  const skin = skinTone(pieces, person);
  const seen = seenGarment({ labels, mask, worn, rgb, skin });
  return { box, size, mask, labels, rgb, skin, seen };
}

type Hem = { worn: Worn; body: ViewedBody; hemY: (x: number) => number };

/** What shows where the new garment leaves the old one's place bare. */
function belowCloth({ box, size, labels, rgb, skin, seen }: Part, hem: Hem): Float32Array {
  const wanted = wantedPlane({ ...hem, labels, box });
  const below = underlay({ rgb, hole: seen, labels, wanted, size, skin });
  if (keepsLower(hem)) keepLower(below, { ...hem, rgb, box, size });
  return below;
}
