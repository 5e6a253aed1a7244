import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildFolder, projectRoot } from './project-root.mjs';
import { runNode } from './run-program.mjs';

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} Result */
/** @typedef {{ name: string, status: string, message: string, assertionResults: Result[] }} File */
/** @typedef {{ passed: number, failures: string[] }} Outcome */

/** Lines of a failure's message that are named: the first says what, the next ones where and how. */
const NAMED_LINES = 4;

/** @param {string} [text] */
const firstLines = (text = '') => text.split('\n', NAMED_LINES).join(' | ');

/**
 * Failures of a test file, a line each. A file that cannot be loaded has no tests: its line names
 * the file alone.
 *
 * @param {File} file
 */
function failuresOf({ name, status, message, assertionResults }) {
  const path = relative(projectRoot, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${path}: ${firstLines(message)}`] : [];
  return failed.map((each) => `${path} › ${each.fullName}: ${firstLines(each.failureMessages[0])}`);
}

/** @param {string} report @returns {Outcome} */
function readReport(report) {
  if (!existsSync(report)) return { passed: 0, failures: [] };
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests, failures: testResults.flatMap(failuresOf) };
}

/**
 * Runs vitest once, counts what passed and names what failed. A run that ends badly although every
 * test passed, after an error outside of the tests for example, is a failure by itself.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Outcome>}
 */
export async function runVitest(name, args, env) {
  const report = join(buildFolder, 'reports', `${name}.json`);
  rmSync(report, { force: true });
  const flags = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const code = await runNode(flags, { env });
  const outcome = readReport(report);
  if (code === 0 || outcome.failures.length > 0) return outcome;
  return { ...outcome, failures: [`${name}: ended with exit code ${code}`] };
}
