import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';
import { runNode, runProgram } from './run-program.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockEntry */

/**
 * The packages a lock file names: path in node_modules → version and contents.
 *
 * @param {string} file
 * @returns {Record<string, LockEntry> | undefined}
 */
function readLock(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** npm writes node_modules/.package-lock.json last: it tells what a finished install holds. */
function isInstalled() {
  const wanted = readLock(join(projectRoot, 'package-lock.json'));
  const present = readLock(join(projectRoot, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.optional)
    .every(([path, entry]) => isSame(entry, present[path]));
}

/** @param {LockEntry} wanted @param {LockEntry | undefined} present */
function isSame(wanted, present) {
  if (!present) return false;
  return wanted.version === present.version && wanted.integrity === present.integrity;
}

/**
 * Under `npm start` the same npm; else the one in PATH.
 *
 * @param {readonly string[]} args
 */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js') ? runNode([npm, ...args]) : runProgram('npm', args);
}

/** Installs exactly what the lock file says, unless it is there. Returns whether all is there. */
export async function ensureInstalled() {
  if (isInstalled()) return true;
  console.log('Installing the packages (a minute or two, this once) …');
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) console.error('The packages could not be installed: see the messages above.');
  return code === 0;
}
