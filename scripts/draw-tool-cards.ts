import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listTools } from '@toile/tools';
import { cutDown } from './draw-tool-cards/compose-card.ts';
import { drawPair } from './draw-tool-cards/draw-pair.ts';

/**
 * Draws the pictures of the tools' cards anew, all by the engine: `npm run draw-tool-cards`;
 * followed by ids of tools, only those.
 */
const FOLDER = fileURLToPath(
  new URL('../apps/web/src/features/landing/images/tools/', import.meta.url),
);

await mkdir(FOLDER, { recursive: true });
const named = process.argv.slice(2);
for (const tool of listTools().map(({ id }) => id)) {
  if (named.length > 0 && !named.includes(tool)) continue;
  const card = await cutDown(await drawPair(tool));
  await writeFile(join(FOLDER, `${tool}.webp`), card);
  console.log(`${tool}.webp: ${card.length} bytes`);
}
