import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';
import { digestOf, listFiles } from './source-stamp.mjs';

/** What pictures are drawn by. */
const SOURCES = [
  'package-lock.json',
  ...['raster', 'tools', 'engines', 'studio'].map((name) => `packages/${name}/src`),
];
/** Tests that draw nothing, and drawings that no sweep looks at. */
const IS_APART = /(?<!\.draw)\.test\.ts$|\/golden\//;
/** Committed: the digest of the sources whose sweeps over drawings passed last. */
const STAMP = join(projectRoot, '.ci/drawn');

/** A digest of all that draws and of the sweeps over it. */
function digestDrawings() {
  const files = SOURCES.flatMap((source) => listFiles(join(projectRoot, source)));
  return digestOf(files.filter((file) => !IS_APART.test(file)));
}

/** Whether the sweeps passed with the sources as they are. */
export function areDrawingsTested() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8').trim() === digestDrawings();
}

/** Notes that the sweeps passed with the sources as they are. */
export function noteDrawingsTested() {
  writeFileSync(STAMP, `${digestDrawings()}\n`);
}
