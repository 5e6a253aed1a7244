import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { z } from 'zod';
import { readPhoto } from '../cache/read-photo.ts';
import type { ModelAnswers } from '../open-reading.ts';
import { namedJoints } from '../pose/joints.ts';
import { decodeParts, noParts } from './parts-file.ts';

/** Photos for golden pictures, drawn by `npm run draw-golden-photos`. */
export const KEPT_PHOTOS = new URL('../../testing/golden/sources/photos/', import.meta.url);

/** Joints in the order of their names. */
const jointsSchema = z.array(z.object({ x: z.number(), y: z.number(), score: z.number() }));

const at = (file: string) => new URL(file, KEPT_PHOTOS);

/** The mask of a garment of a kept figure, or of all of it: white where it is. */
export const keptMask = (name: string, garment = 'figure'): Promise<Uint8Array> =>
  readFile(at(`${name}.${garment}.mask.png`));

/**
 * A kept photo, encoded. Cut-out, joints and parts are kept beside it, and `readPhoto` knows them from here
 * on: golden pictures show the work of the renderers, on every machine and without a model.
 */
export async function keptPhoto(name: string): Promise<Uint8Array> {
  const bytes = await readFile(at(`${name}.webp`));
  await readPhoto(
    bytes,
    existsSync(at(`${name}.joints.json`)) ? await figure(name) : await nobody(bytes),
  );
  return bytes;
}

async function figure(name: string): Promise<ModelAnswers> {
  const alpha = await sharp(await keptMask(name))
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const joints = jointsSchema.parse(JSON.parse(await readFile(at(`${name}.joints.json`), 'utf8')));
  const parts = await decodeParts(await readFile(at(`${name}.parts.png`)));
  return { alpha: new Uint8Array(alpha), joints: namedJoints(joints), parts };
}

/** Models that see neither a subject nor a person, as of garments laid flat. */
async function nobody(bytes: Uint8Array): Promise<ModelAnswers> {
  const { width, height } = await sharp(bytes).metadata();
  return { alpha: new Uint8Array(width * height), joints: namedJoints([]), parts: noParts() };
}
