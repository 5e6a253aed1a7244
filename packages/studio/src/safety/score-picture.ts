import sharp from 'sharp';
import { openModel } from '../models/open-model.ts';
import { picturePlanes } from '../models/picture-planes.ts';
import { runModel } from '../models/run-model.ts';
import { type SafetyScores, scoresOf } from './safety-scores.ts';

/** Side of the square that the model takes. */
const SIDE = 224;

/** Scores of an encoded picture, on white, by the model in a file. Method: nsfwjs 4.3. */
export async function scorePicture(picture: Uint8Array, modelFile: string): Promise<SafetyScores> {
  const { data: rgb, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const photo = { rgb, width: info.width, height: info.height };
  const planes = await picturePlanes(photo, { side: SIDE, offset: 0, scale: 1 / 255 });
  const [answer] = await runModel(await openModel(modelFile), planes);
  return scoresOf(answer);
}
