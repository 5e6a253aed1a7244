import type { PixelSize } from '@toile/tools';
import type { Photo } from '../core/photo.ts';
import { lookAtBody } from './body/look-at-body.ts';
import { squareAround } from './body/square-around.ts';
import { cutOut } from './cut-out/cut-out.ts';
import { decodePhoto } from './decode-photo.ts';
import { soften } from './field/soften.ts';
import { toLab } from './field/to-lab.ts';
import { type ParsedPerson, parsePerson } from './parse/parse-person.ts';
import { shareParts } from './parts/share-parts.ts';
import type { Joints } from './pose/joints.ts';
import { findSuperpixels } from './superpixels/find-superpixels.ts';
import type { Superpixels } from './superpixels/superpixels.ts';
import { workPhoto } from './work-photo.ts';

/** Reading of a photo: cut-out, colours, pose and labels. Each is computed once, when it is first needed. */
export type PhotoReading = {
  /** The photo's own size, upright. */
  size: PixelSize;
  /** The photo at the size that it is worked on: at most 1,024 pixels long. All else has this size. */
  photo: Photo;
  /** Alpha of the subject, 0–255 a pixel. */
  alpha: () => Promise<Uint8Array>;
  joints: () => Promise<Joints>;
  /** Shares of a person's parts, see `findParts`. */
  parts: () => Promise<Uint8Array>;
  /** Lab colours without the camera's noise, pixel by pixel. */
  lab: () => Float32Array;
  superpixels: () => Promise<Superpixels>;
  person: () => Promise<ParsedPerson>;
};

/** Answers of the models to a photo: small, and slow to compute. */
export type ModelAnswers = {
  alpha: Uint8Array;
  joints: Joints;
  /** Shares of a person's parts, see `findParts`. */
  parts: Uint8Array;
};

/** Starts a reading of an encoded photo, with the models' answers where they are known. Throws as `decodePhoto` does. */
export async function openReading(bytes: Uint8Array, known?: ModelAnswers): Promise<PhotoReading> {
  const whole = await decodePhoto(bytes);
  const photo = await workPhoto(whole);
  const alpha = once(async () => known?.alpha ?? cutOut(photo));
  const body = once(async () => known ?? lookAtBody(photo, await alpha()));
  const joints = once(async () => (await body()).joints);
  const parts = once(async () => (await body()).parts);
  const lab = once(() => soften(toLab(photo.rgb), photo));
  const superpixels = once(async () => findSuperpixels(lab(), await alpha(), photo));
  const person = once(async () => {
    const window = squareAround(await alpha(), photo);
    const pieces = await superpixels();
    return parsePerson(pieces, await joints(), shareParts(pieces, await parts(), window));
  });
  const size = { width: whole.width, height: whole.height };
  return { size, photo, alpha, joints, parts, lab, superpixels, person };
}

/** The models' answers to a photo that is read. */
export async function answersOf({ alpha, joints, parts }: PhotoReading): Promise<ModelAnswers> {
  return { alpha: await alpha(), joints: await joints(), parts: await parts() };
}

/** Remembers what a function first gave. */
function once<Value>(find: () => Value): () => Value {
  let found: { value: Value } | undefined;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}
