import { join } from 'node:path';
import { projectRoot } from '../steps/project-root.mjs';
import { digestOf, listFiles } from '../steps/source-stamp.mjs';

/** The packages that make a picture of a prompt. */
const DRAWING = ['contract', 'raster', 'tools', 'engines', 'studio'];
const IS_TEST = /\.test\.ts$|\/testing\//;

/** A digest of all that draws: runs of equal digests are equal. */
export function digestSources(): string {
  const folders = DRAWING.map((name) => `packages/${name}/src`);
  const files = ['package-lock.json', ...folders].flatMap((path) =>
    listFiles(join(projectRoot, path)),
  );
  return digestOf(files.filter((file) => !IS_TEST.test(file)));
}
