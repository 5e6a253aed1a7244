/**
 * `npm test`: installs and builds what is missing, a browser included, then runs every check and
 * every test but the sweeps over drawings and the long tests. `--only=drawings` (`npm run
 * test:draw`) and `--only=long` (`npm run test:long`) run one of those tiers alone, `--with=all`
 * (`npm run test:all`) both too, and `--with=changed` each where its sources have changed since it
 * passed. Its last lines name what failed, and have the seconds of each phase and the true totals;
 * it leaves no process and no file behind.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './steps/browser.mjs';
import { ensureBuilt } from './steps/build.mjs';
import { runChecks } from './steps/checks.mjs';
import { endWithNpm } from './steps/end-with-npm.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { endLeftovers } from './steps/leftovers.mjs';
import { requireNode } from './steps/require-node.mjs';
import { endRunningPrograms } from './steps/run-program.mjs';
import { hasPassed, notePassed } from './steps/tier-stamp.mjs';
import { runVitest } from './steps/vitest-run.mjs';

/** @typedef {{ passed: number, failures: string[] }} Outcome */

let isInterrupted = false;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    isInterrupted = true;
    endRunningPrograms(signal);
  });
}

/** Seconds by phase, in the order of the run. @type {[string, number][]} */
const phases = [];

/**
 * Does a phase and notes how long it took, also when it fails.
 *
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} run
 * @returns {Promise<T>}
 */
async function inPhase(name, run) {
  const start = performance.now();
  try {
    return await run();
  } finally {
    phases.push([name, (performance.now() - start) / 1000]);
  }
}

/** A table of the phases, some of which run side by side: whoever makes the tests slower sees it here. */
function printPhases() {
  const total = process.uptime();
  for (const [name, seconds] of [...phases, /** @type {const} */ (['in all', total])]) {
    console.log(`${name.padEnd(14)}${seconds.toFixed(0).padStart(6)} s`);
  }
}

/** Every temporary file of the run is in one folder; its name marks the run's processes. */
function openRunFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'toile-run-'));
  // The database may run as another user, who needs access.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return folder;
}

/** @returns {Promise<Outcome>} */
async function checkSources() {
  const { passed, failed } = await runChecks();
  return { passed, failures: failed };
}

/** @param {readonly string[]} names */
const projects = (...names) => names.flatMap((name) => ['--project', name]);
const JOURNEYS = ['--config', 'e2e/vitest.config.ts'];

/**
 * One run of vitest, which is a phase.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
const testIn = (name, args, env) => inPhase(name, () => runVitest(name, args, env));

/** @typedef {import('./steps/tier-stamp.mjs').Tier} Tier */

/** Tests that need not run with every change. @type {Record<Tier, (() => Promise<Outcome>)[]>} */
const TIERS = {
  drawings: [() => testIn('draw', projects('draw'))],
  long: [
    () => testIn('long', projects('long')),
    () => testIn('long-e2e', [...JOURNEYS, ...projects('long-e2e', 'long-german')]),
    // Its pages are built before its product starts.
    () => testIn('long-pseudo', [...JOURNEYS, ...projects('long-pseudo')]),
  ],
};

/** @type {readonly Tier[]} */
const tiers = ['drawings', 'long'];

/** Runs a tier, and notes for which sources it passed. @param {Tier} tier @returns {Promise<Outcome>} */
async function testTier(tier) {
  const outcome = await runParts(TIERS[tier]);
  if (outcome.failures.length === 0 && !isInterrupted) notePassed(tier);
  return outcome;
}

const QUICK = ['packages', 'server', 'server-alone', 'web', 'web-alone'];

/** Parts of the run, in order. @returns {(() => Promise<Outcome>)[]} */
function listParts() {
  const { values } = parseArgs({ options: { only: { type: 'string' }, with: { type: 'string' } } });
  if (values.only !== undefined) {
    return tiers.filter((tier) => tier === values.only).map((tier) => () => testTier(tier));
  }
  const more = { all: tiers, changed: tiers.filter((tier) => !hasPassed(tier)) };
  const added = values.with === 'all' || values.with === 'changed' ? more[values.with] : [];
  return [
    () => testIn('unit', projects(...QUICK)),
    // Journeys wait as much as they work.
    () =>
      sideBySide(
        inPhase('checks', checkSources),
        testIn('e2e', [...JOURNEYS, ...projects('e2e')], { SCREENSHOTS: 'off' }),
      ),
    ...added.map((tier) => () => testTier(tier)),
  ];
}

/** Waits for parts that run at the same time. @param {...Promise<Outcome>} parts @returns {Promise<Outcome>} */
async function sideBySide(...parts) {
  const outcomes = await Promise.all(parts);
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

/** @param {string} runFolder @returns {Promise<Outcome>} */
async function checkLeftovers(runFolder) {
  const left = await endLeftovers(runFolder);
  const failures = left.map((each) => `still running at the end: ${each}`);
  return { passed: left.length === 0 ? 1 : 0, failures };
}

/** @param {readonly (() => Promise<Outcome>)[]} parts @returns {Promise<Outcome>} */
async function runParts(parts) {
  const total = { passed: 0, failures: /** @type {string[]} */ ([]) };
  for (const part of parts) {
    if (isInterrupted) break;
    const { passed, failures } = await part();
    total.passed += passed;
    total.failures.push(...failures);
  }
  return total;
}

/** @returns {Promise<number>} the exit code */
async function main() {
  requireNode();
  endWithNpm();
  if (!(await inPhase('install', ensureInstalled))) return 1;
  await inPhase('browser', ensureBrowser);
  if (!(await inPhase('build', ensureBuilt))) return 1;
  const runFolder = openRunFolder();
  const tested = await runParts(listParts());
  const ended = await checkLeftovers(runFolder);
  rmSync(runFolder, { recursive: true, force: true });
  if (isInterrupted) console.error('Interrupted: the tests are not complete.');
  const failures = [...tested.failures, ...ended.failures];
  printPhases();
  for (const each of failures) console.error(`✗ ${each}`);
  console.log(`${tested.passed + ended.passed} passed, ${failures.length} failed`);
  return failures.length === 0 && !isInterrupted ? 0 : 1;
}

process.exitCode = await main();
