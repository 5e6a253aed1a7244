import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { projectRoot } from '../../scripts/steps/project-root.mjs';

const webFolder = join(projectRoot, 'apps/web/dist');

/** Time without another script after which a page counts as loaded. */
const QUIET_MS = 700;

/** A script that a page has loaded. */
export type LoadedScript = { path: string; gzippedBytes: number };

async function measure(path: string): Promise<LoadedScript> {
  const code = await readFile(join(webFolder, path));
  return { path, gzippedBytes: gzipSync(code).length };
}

/**
 * Records the scripts that a page requests from now on; `settle` returns them once no more come.
 */
export function watchScripts(page: Page): { settle: () => Promise<LoadedScript[]> } {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.add(pathname);
  });
  const settle = async () => {
    let before = -1;
    while (before !== paths.size) {
      before = paths.size;
      await page.waitForTimeout(QUIET_MS);
    }
    return Promise.all([...paths].map(measure));
  };
  return { settle };
}

/** Total size in bytes of gzip. */
export function sumBytes(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((sum, { gzippedBytes }) => sum + gzippedBytes, 0);
}
