import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadModels, OWN_MODELS, useModels } from '@toile/studio/drawing';
import { median } from '../bench/median.ts';
import { measureMask } from './masks/measure-mask.ts';
import { readReferences } from './masks/references.ts';

const USAGE = `Measures masks against references that were drawn by hand.

  npm run masks -- --photos folder --references file.json [--models folder] [--out folder]

The file lists { photo, target, dots, outlines }, in pixels of the photo at 1,024 pixels on its
longer side; outlines are filled by the even-odd rule. --models: where is-net.onnx is kept; without
it the small model that comes with us is used. --out: pictures of what was right and wrong.`;

const { values } = parseArgs({
  options: {
    photos: { type: 'string' },
    references: { type: 'string' },
    models: { type: 'string' },
    out: { type: 'string' },
  },
});

/** Least median of the overlap over all targets. */
const WANTED_MEDIAN = 0.92;

if (!values.photos || !values.references) {
  console.error(USAGE);
  process.exit(2);
}
useModels({
  modelsDir: values.models ?? OWN_MODELS.modelsDir,
  cutOutModel: values.models ? 'isnet' : 'selfie',
  checksPictures: false,
});
if (values.out) await mkdir(values.out, { recursive: true });
const loading = performance.now();
await loadModels();
console.log(`models loaded in ${Math.round(performance.now() - loading)} ms`);
const overlaps: number[] = [];
for (const reference of readReferences(values.references)) {
  const photo = readFileSync(join(values.photos, reference.photo));
  const found = await measureMask(photo, reference, values.out);
  overlaps.push(found.overlap);
  const times = `cold ${found.coldMs} ms, warm ${found.warmMs} ms (CPU ${found.warmCpuMs} ms)`;
  console.log(
    `${found.overlap.toFixed(3)}  ${reference.photo} ${reference.target}: ${found.extent}, ${times}`,
  );
}
const middle = median(overlaps);
const least = Math.min(...overlaps);
console.log(`median ${middle.toFixed(3)} of ${overlaps.length}, least ${least.toFixed(3)}`);
process.exitCode = middle >= WANTED_MEDIAN ? 0 : 1;
