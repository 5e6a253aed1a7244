import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from './project-root.mjs';
import { runNode } from './run-program.mjs';

/**
 * A file that could not even be loaded has no tests to count: it counts as one that failed.
 *
 * @param {{ status: string, assertionResults: { status: string }[] }} file
 */
const failedToLoad = (file) =>
  file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');

/** @param {string} report */
function readReport(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return {
    passed: numPassedTests,
    failed: numFailedTests + testResults.filter(failedToLoad).length,
  };
}

/**
 * Runs vitest once and counts. A run that ends badly although every test passed, after an error
 * outside of the tests for example, counts as one failure.
 *
 * @param {string} name
 * @param {readonly string[]} args
 */
export async function runVitest(name, args) {
  const report = join(buildFolder, 'reports', `${name}.json`);
  rmSync(report, { force: true });
  const code = await runNode([
    'node_modules/vitest/vitest.mjs',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const counted = readReport(report);
  if (code !== 0 && counted.failed === 0) return { ...counted, failed: 1 };
  return counted;
}
