import { runNode } from './run-program.mjs';

/** The checks of `npm run check`. A warning fails like an error. */
const CHECKS = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--build'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint'] },
  {
    name: 'format',
    args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'],
  },
  {
    name: 'dead code',
    args: ['node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors', '--no-progress'],
  },
];

/** Runs every check, even after one has failed. Returns the names of the failed ones. */
export async function runChecks() {
  const failed = [];
  for (const { name, args } of CHECKS) {
    if ((await runNode(args)) === 0) continue;
    console.error(`✗ ${name}`);
    failed.push(name);
  }
  return { failed, passed: CHECKS.length - failed.length };
}
