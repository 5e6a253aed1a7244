import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { listCatalogue } from '@toile/studio/drawing';
import { drawThing, PICTURED } from './draw-catalogue/draw-thing.ts';
import { packThumbnail } from './draw-catalogue/pack-thumbnail.ts';

/**
 * Draws the pictures of the catalogue that are not there yet, all by the engine:
 * `npm run draw-catalogue`; followed by names of groups, all pictures of those anew.
 */
const FOLDER = new URL('../apps/web/src/features/catalogue/pictures/', import.meta.url);

const named = process.argv.slice(2);
let bytes = 0;
for (const { id, things } of listCatalogue()) {
  if (!PICTURED.includes(id) || (named.length > 0 && !named.includes(id))) continue;
  await mkdir(new URL(`${id}/`, FOLDER), { recursive: true });
  for (const { name } of things) {
    const file = fileURLToPath(new URL(`${id}/${name.replaceAll(' ', '-')}.webp`, FOLDER));
    if (named.length === 0 && existsSync(file)) continue;
    const webp = await packThumbnail(await drawThing(id, name));
    bytes += webp.length;
    await writeFile(file, webp);
    console.log(`${id}/${name}: ${webp.length} bytes`);
  }
}
console.log(`${bytes} bytes in all`);
