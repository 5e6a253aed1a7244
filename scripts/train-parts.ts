import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadModels, OWN_MODELS, useModels } from '@toile/studio/drawing';
import sharp from 'sharp';
import { decodePhoto } from '../packages/studio/src/photo/decode-photo.ts';
import { workPhoto } from '../packages/studio/src/photo/work-photo.ts';
import { ownFigure } from '../packages/studio/training/parts/own-figure.ts';
import { writeLessons } from '../packages/studio/training/parts/write-lessons.ts';
import { halfOf } from './photos-score/corpus.ts';

const USAGE = `npm run train-parts -- --out folder [--photos folder] [--figures 400]

Writes the lessons for packages/studio/training/parts/train.py, which trains the model that names
the parts of a person. --photos: <name>.jpg with <name>.parts.png beside it, a grey picture of its
size with a number of PARTS for each pixel; those of the unseen half (see photos-score) are left
out. --figures: how many figures the studio draws beside them.`;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    photos: { type: 'string' },
    figures: { type: 'string', default: '400' },
  },
});
if (!values.out) {
  console.error(USAGE);
  process.exit(2);
}
const out = values.out;
useModels({ modelsDir: OWN_MODELS.modelsDir, cutOutModel: 'selfie', checksPictures: false });
await loadModels();
await mkdir(out, { recursive: true });
if (values.photos) await teachPhotos(values.photos);
for (let number = 0; number < Number(values.figures); number += 1) {
  await writeLessons(out, `figure-${number}`, await ownFigure(number));
  if (number % 50 === 49) console.log(`${number + 1} figures`);
}

async function teachPhotos(folder: string): Promise<void> {
  const photos = (await readdir(folder)).filter((file) => file.endsWith('.jpg'));
  const own = photos.filter((file) => halfOf(file.replace('.jpg', '')) === 'tuning');
  for (const file of own) {
    const name = file.replace('.jpg', '');
    const photo = await workPhoto(await decodePhoto(await readFile(join(folder, file))));
    const { width, height } = photo;
    const parts = await sharp(join(folder, `${name}.parts.png`))
      .resize(width, height, { fit: 'fill', kernel: 'nearest' })
      .extractChannel(0)
      .raw()
      .toBuffer();
    await writeLessons(out, name, { ...photo, parts: new Uint8Array(parts) });
  }
  console.log(`${own.length} of ${photos.length} photos`);
}
