import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** @param {string} version for example 20.19.0 */
const parse = (version) => version.split('.').map(Number);

/** @param {string} version @param {string} minimum */
export function isAtLeast(version, minimum) {
  const [have, need] = [parse(version), parse(minimum)];
  const different = need.findIndex((part, index) => part !== have[index]);
  return different === -1 || (have[different] ?? 0) > (need[different] ?? 0);
}

/** Ends the process with one sentence when this Node is too old. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const minimum = engines.node.replace('>=', '');
  if (isAtLeast(process.versions.node, minimum)) return;
  console.error(
    `Toile needs Node ${minimum} or newer; this is ${process.versions.node} (https://nodejs.org).`,
  );
  process.exit(1);
}
