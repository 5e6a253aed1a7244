import { mkdir, writeFile } from 'node:fs/promises';
import { EXAMPLE_PICTURES } from '@toile/tools';
import sharp from 'sharp';
import { drawCloths } from './draw-examples/cloths.ts';
import { drawModels } from './draw-examples/models.ts';
import { drawSketches } from './draw-examples/sketches.ts';

/**
 * Draws the examples of good and bad input pictures anew, with the studio engine: `npm run
 * draw-examples`.
 */
const MAX_BYTES = 12_500;
const QUALITIES = [82, 74, 66, 58, 50, 40, 32];

const target = new URL('../apps/web/src/lib/example-pictures/pictures/', import.meta.url);

/** Encodes as WebP at the best quality whose file is small enough. */
async function encode(png: Uint8Array): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const webp = await sharp(png).removeAlpha().webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= MAX_BYTES) return webp;
  }
  throw new Error(`No quality makes it smaller than ${MAX_BYTES} bytes`);
}

await mkdir(target, { recursive: true });
const drawn = { ...(await drawModels()), ...(await drawSketches()), ...(await drawCloths()) };
for (const id of EXAMPLE_PICTURES) {
  const png = drawn[id];
  if (!png) throw new Error(`Nothing draws ${id}`);
  const webp = await encode(png);
  await writeFile(new URL(`${id}.webp`, target), webp);
  console.log(`${id}.webp: ${webp.length} bytes`);
}
