/**
 * `npm test`: installs and builds what is missing, a browser included, then runs every check and
 * every test. Its last line has the true totals; it leaves no process and no file behind.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './steps/browser.mjs';
import { ensureBuilt } from './steps/build.mjs';
import { runChecks } from './steps/checks.mjs';
import { endWithNpm } from './steps/end-with-npm.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { endLeftovers } from './steps/leftovers.mjs';
import { requireNode } from './steps/require-node.mjs';
import { endRunningPrograms } from './steps/run-program.mjs';
import { runVitest } from './steps/vitest-run.mjs';

/** @typedef {{ passed: number, failed: number }} Tally */

let isInterrupted = false;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    isInterrupted = true;
    endRunningPrograms(signal);
  });
}

/** Every temporary file of the run is in one folder; its name marks the run's processes. */
function openRunFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'toile-run-'));
  // The database may run as another user, who has to pass.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return folder;
}

/** @returns {Promise<Tally>} */
async function checkSources() {
  const { passed, failed } = await runChecks();
  return { passed, failed: failed.length };
}

/** @param {string} runFolder @returns {Promise<Tally>} */
async function checkLeftovers(runFolder) {
  const left = await endLeftovers(runFolder);
  for (const each of left) console.error(`✗ still running at the end: ${each}`);
  return left.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: left.length };
}

/** @param {readonly (() => Promise<Tally>)[]} parts @returns {Promise<Tally>} */
async function runParts(parts) {
  const total = { passed: 0, failed: 0 };
  for (const part of parts) {
    if (isInterrupted) break;
    const { passed, failed } = await part();
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/** @returns {Promise<number>} the exit code */
async function main() {
  requireNode();
  endWithNpm();
  if (!(await ensureInstalled())) return 1;
  ensureBrowser();
  if (!(await ensureBuilt())) return 1;
  const runFolder = openRunFolder();
  const tested = await runParts([
    checkSources,
    () => runVitest('unit', []),
    () => runVitest('e2e', ['--config', 'e2e/vitest.config.ts']),
  ]);
  const ended = await checkLeftovers(runFolder);
  rmSync(runFolder, { recursive: true, force: true });
  if (isInterrupted) console.error('Interrupted: the tests are not complete.');
  const failed = tested.failed + ended.failed;
  console.log(`${tested.passed + ended.passed} passed, ${failed} failed`);
  return failed === 0 && !isInterrupted ? 0 : 1;
}

process.exitCode = await main();
