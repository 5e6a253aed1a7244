import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** Sources of the built product. Tests are left out: they change nothing in it. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  ...['contract', 'raster', 'tools', 'engines', 'remote-engines', 'studio'].flatMap((name) =>
    workspace(`packages/${name}`),
  ),
  ...workspace('apps/server'),
  ...workspace('apps/web'),
  'apps/web/index.html',
  'apps/web/public',
  'apps/web/speak-language.ts',
  'apps/web/vite.config.ts',
];

const IS_TEST = /\.(test|e2e)\.tsx?$/;

/** @param {string} folder */
function workspace(folder) {
  return [`${folder}/package.json`, `${folder}/tsconfig.json`, `${folder}/src`];
}

/** The files of a folder, or the file itself, in a fixed order. @param {string} path @returns {string[]} */
export function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => listFiles(join(path, name)));
}

/** A digest of the names and contents of files. @param {readonly string[]} files */
export function digestOf(files) {
  const digest = createHash('sha256');
  for (const file of files) {
    const contents = readFileSync(file);
    digest.update(`${relative(projectRoot, file)}\0${contents.length}\0`).update(contents);
  }
  return digest.digest('hex');
}

/** A digest of every source of the product: equal as long as a build would give the same result. */
export function stampSources() {
  const files = SOURCES.flatMap((source) => listFiles(join(projectRoot, source)));
  return digestOf(files.filter((each) => !IS_TEST.test(each)));
}
