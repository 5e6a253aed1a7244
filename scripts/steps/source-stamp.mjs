import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** What the built product is made of. Tests are left out: they change nothing in it. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  ...['contract', 'raster', 'tools', 'engines'].flatMap((name) => workspace(`packages/${name}`)),
  ...workspace('apps/server'),
  ...workspace('apps/web'),
  'apps/web/index.html',
  'apps/web/public',
  'apps/web/vite.config.ts',
];

const IS_TEST = /\.(test|e2e)\.tsx?$/;

/** @param {string} folder */
function workspace(folder) {
  return [`${folder}/package.json`, `${folder}/tsconfig.json`, `${folder}/src`];
}

/** @param {string} path @returns {string[]} */
function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => listFiles(join(path, name)));
}

/** A digest of every source's name and contents: equal as long as a build would give the same. */
export function stampSources() {
  const digest = createHash('sha256');
  const files = SOURCES.flatMap((source) => listFiles(join(projectRoot, source)));
  for (const file of files.filter((each) => !IS_TEST.test(each))) {
    const contents = readFileSync(file);
    digest.update(`${relative(projectRoot, file)}\0${contents.length}\0`).update(contents);
  }
  return digest.digest('hex');
}
