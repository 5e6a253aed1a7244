import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listTools } from '@toile/tools';
import sharp from 'sharp';
import { packCloth, packPicture } from './draw-landing-pictures/pack-picture.ts';
import { fill, type Part } from './draw-tool-cards/compose-card.ts';
import { drawGarment, drawPair } from './draw-tool-cards/draw-pair.ts';

/**
 * Draws the pictures of the landing page anew, all by the engine: `npm run draw-landing-pictures`;
 * followed by names of tools or cloths, only those.
 */
const FOLDER = fileURLToPath(new URL('../apps/web/src/features/landing/images/', import.meta.url));

/** Size of a plate's pictures: before and after cover each other, so both have one shape. */
const PLATE = { width: 640, height: 800 };
const GARMENT_PAGE = { left: 24, top: 0, width: 720, height: 1024 };
const GARMENT = { width: 640, height: 910 };

/** The garment that is cut from each cloth of the slideshow. */
const GARMENTS = {
  poppies: 'a midi dress with puff sleeves',
  'paper-cut': 'a camp collar shirt with short sleeves',
  'indigo-ikat': 'a wrap dress with long sleeves',
  leaves: 'a tiered summer dress',
  'deco-fans': 'a silk blouse with a bow',
  swallows: 'wide leg trousers',
};

async function pack(name: string, png: Buffer): Promise<void> {
  for (const { ending, bytes } of await packPicture(png)) {
    await writeFile(join(FOLDER, `${name}.${ending}`), bytes);
    console.log(`${name}.${ending}: ${bytes.length} bytes`);
  }
}

const packPlate = async (name: string, part: Part) => pack(name, await fill(part, PLATE));

const named = process.argv.slice(2);
const isWanted = (name: string) => named.length === 0 || named.includes(name);

await mkdir(join(FOLDER, 'plates'), { recursive: true });
for (const tool of listTools()
  .map(({ id }) => id)
  .filter(isWanted)) {
  const { given, made } = await drawPair(tool);
  if (given) await packPlate(`plates/${tool}-given`, given);
  await packPlate(`plates/${tool}-made`, made);
}

await mkdir(join(FOLDER, 'garments'), { recursive: true });
await mkdir(join(FOLDER, 'cloths'), { recursive: true });
for (const [cloth, garment] of Object.entries(GARMENTS)) {
  if (!isWanted(cloth)) continue;
  const tile = await sharp(await readFile(join(FOLDER, `${cloth}.webp`)))
    .png()
    .toBuffer();
  await writeFile(join(FOLDER, `cloths/${cloth}.avif`), await packCloth(tile));
  const png = await drawGarment(garment, tile);
  await pack(`garments/${cloth}`, await fill({ png, region: GARMENT_PAGE }, GARMENT));
}
