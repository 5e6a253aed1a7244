import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { buildFolder, projectRoot } from './project-root.mjs';
import { runNode } from './run-program.mjs';
import { stampSources } from './source-stamp.mjs';

const stampFile = join(buildFolder, 'source-stamp');
const serverProgram = join(projectRoot, 'apps/server/dist/keeper/main.js');
const webPage = join(projectRoot, 'apps/web/dist/index.html');

/** @param {string} stamp */
function isBuilt(stamp) {
  if (![stampFile, serverProgram, webPage].every((file) => existsSync(file))) return false;
  return readFileSync(stampFile, 'utf8') === stamp;
}

/**
 * Flag of the compiler for a build that was thrown away: the compiler's notes, which stay behind,
 * say that it is there.
 */
const forceWhenMissing = () => (existsSync(serverProgram) ? [] : ['--force']);

/** Builds server and web anew. Returns whether it worked. */
export async function build() {
  const stamp = stampSources();
  rmSync(stampFile, { force: true });
  console.log('Building …');
  const tsc = 'node_modules/typescript/bin/tsc';
  if ((await runNode([tsc, '--build', ...forceWhenMissing(), 'apps/server'])) !== 0) return false;
  if (!(await buildWeb())) return false;
  mkdirSync(buildFolder, { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}

/** Builds unless the last build was made from the same sources. Returns whether all is built. */
export async function ensureBuilt() {
  if (isBuilt(stampSources())) return true;
  if (await build()) return true;
  console.error('The build failed: see the messages above.');
  return false;
}
