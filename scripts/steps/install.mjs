import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from './is-installed.mjs';
import { projectRoot } from './project-root.mjs';
import { runNode, runProgram } from './run-program.mjs';

const lockFile = join(projectRoot, 'package-lock.json');
/** npm's record of a finished install, which it writes last. */
const presentFile = join(projectRoot, 'node_modules', '.package-lock.json');
/**
 * Record of the lock file that this script installed. It goes with the packages when they are
 * thrown away.
 */
const stampFile = join(projectRoot, 'node_modules', '.installed-lock');

const stampLock = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

/**
 * The packages a lock file names.
 *
 * @param {string} file
 * @returns {import('./is-installed.mjs').Lock | undefined}
 */
function readLock(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function isEverythingInstalled() {
  const wanted = readLock(lockFile);
  const present = readLock(presentFile);
  if (!wanted || !present) return false;
  // An optional package that could not be installed is not tried again each time.
  const wasTried = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampLock();
  return isInstalled(wanted, present, { wasTried });
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

/**
 * Installs exactly the packages of the lock file, unless they are there. Returns whether all are
 * there.
 */
export async function ensureInstalled() {
  if (isEverythingInstalled()) return true;
  console.log('Installing the packages (a minute or two, this once) …');
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code === 0) writeFileSync(stampFile, stampLock());
  else console.error('The packages could not be installed: see the messages above.');
  return code === 0;
}
