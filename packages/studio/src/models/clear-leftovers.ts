import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FETCH_FOLDER, PACK_TIMEOUT_MS } from './fetch-folder.ts';

/** No fetching lasts so long: nobody is at work in an older folder. */
const OLD_MS = 2 * PACK_TIMEOUT_MS;

/** Deletes what fetchings left that were killed. Those of other processes that are under way stay. */
export async function clearLeftovers(modelsDir: string): Promise<void> {
  // oxlint-disable-next-line no-restricted-properties -- the age of a folder, which no picture shows
  const now = Date.now();
  const names = await readdir(modelsDir).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(FETCH_FOLDER))) {
    const folder = join(modelsDir, name);
    const changed = await stat(folder).catch(() => undefined);
    if (changed && now - changed.mtimeMs > OLD_MS) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
