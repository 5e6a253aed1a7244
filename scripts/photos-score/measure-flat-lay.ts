import { imageToFlatlayKind, knownFlatLay, overlap } from '@toile/studio/drawing';
import { getTool } from '@toile/tools';
import sharp from 'sharp';
import { type FlatLay, readTruth } from './corpus.ts';
import type { Found } from './measure-masks.ts';
import { readPicture } from './read-picture.ts';

const SIDE_PX = 160;
/** Level below which a channel is no white ground of a flat-lay. */
const WHITE = 244;

/** Outlines against the truth: as swap-garment cuts a flat-lay out, and as image-to-flatlay lays it anew. */
export async function measureFlatLay(
  { name, photo, outline }: FlatLay,
  cutOut: string,
): Promise<Found[]> {
  if (!outline) return [];
  const { bytes, reading } = await readPicture(photo, cutOut);
  const truth = await readTruth(outline);
  const { alpha } = await knownFlatLay(reading, bytes);
  const cut = alpha.map((level) => (level > 127 ? 1 : 0));
  const laid = await layAnew(bytes);
  const [asLaid, asTrue] = [await framed(laid), await framed({ ...reading.photo, mask: truth })];
  return [
    { of: 'cut', name, value: overlap(cut, truth) },
    { of: 'laid', name, value: overlap(asLaid, asTrue) },
  ];
}

type Plane = { mask: Uint8Array; width: number; height: number };

async function layAnew(source: Uint8Array): Promise<Plane> {
  const run = { ai_model: 'image-to-flatlay', text_prompt: '', num_images: 1 } as const;
  const brief = getTool('image-to-flatlay').brief?.(run, { source });
  if (!brief) throw new Error('image-to-flatlay has no brief');
  const { data, width, height } = await imageToFlatlayKind(brief, { seed: 1, variant: 0 });
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i += 1) {
    const [r = 0, g = 0, b = 0] = data.subarray(i * 4, i * 4 + 3);
    const isShadow = Math.max(r, g, b) - Math.min(r, g, b) < 6 && r > 200;
    mask[i] = Math.min(r, g, b) < WHITE && !isShadow ? 1 : 0;
  }
  return { mask, width, height };
}

/** A mask's own box at one size, so that place and scale do not count. */
async function framed({ mask, width, height }: Plane): Promise<Uint8Array> {
  const levels = mask.map((on) => on * 255);
  const { data } = await sharp(levels, { raw: { width, height, channels: 1 } })
    .trim({ background: '#000', threshold: 40 })
    .resize(SIDE_PX, SIDE_PX, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Uint8Array.from(data, (level) => (level > 127 ? 1 : 0));
}
