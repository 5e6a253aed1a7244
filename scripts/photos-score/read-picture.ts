import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  decodeParts,
  encodeParts,
  JOINT_NAMES,
  type ModelAnswers,
  namedJoints,
  type PhotoReading,
  readPhoto,
} from '@toile/studio/drawing';
import sharp from 'sharp';
import { z } from 'zod';

/** Joints in the order of their names. */
const jointsSchema = z.array(z.object({ x: z.number(), y: z.number(), score: z.number() }));

export type Picture = { bytes: Uint8Array; reading: PhotoReading };

/**
 * A picture of the corpus with its reading. The models' answers to it, which take longest, are kept
 * in a folder beside it by the cut-out's name, so that the next score asks no model.
 */
export async function readPicture(file: string, cutOut: string): Promise<Picture> {
  const bytes = await readFile(file);
  const folder = join(dirname(file), `read-by-${cutOut}`);
  const answers = join(folder, basename(file));
  const known = await readAnswers(answers);
  const reading = await readPhoto(bytes, known);
  if (!known) {
    await mkdir(folder, { recursive: true });
    await keepAnswers(answers, reading);
  }
  return { bytes, reading };
}

async function readAnswers(file: string): Promise<ModelAnswers | undefined> {
  if (!existsSync(`${file}.joints.json`)) return undefined;
  const text = await readFile(`${file}.joints.json`, 'utf8');
  const joints = namedJoints(jointsSchema.parse(JSON.parse(text)));
  const alpha = await sharp(await readFile(`${file}.alpha.png`))
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer();
  const parts = await decodeParts(await readFile(`${file}.parts.png`));
  return { alpha: new Uint8Array(alpha), joints, parts };
}

async function keepAnswers(
  file: string,
  { alpha, joints, parts, photo }: PhotoReading,
): Promise<void> {
  const { width, height } = photo;
  await sharp(await alpha(), { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toFile(`${file}.alpha.png`);
  const found = await joints();
  await writeFile(`${file}.parts.png`, await encodeParts(await parts()));
  await writeFile(`${file}.joints.json`, JSON.stringify(JOINT_NAMES.map((name) => found[name])));
}
