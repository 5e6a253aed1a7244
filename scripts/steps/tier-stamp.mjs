import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';
import { digestOf, listFiles } from './source-stamp.mjs';

const LOCK = 'package-lock.json';
const PACKAGES = ['contract', 'raster', 'tools', 'engines', 'remote-engines', 'studio'];
/** @param {string} name */
const packageSources = (name) => `packages/${name}/src`;
/** Files of the studio without effect on the sweeps: other tests, and golden pictures. */
const IS_NO_DRAWING = /(?<!\.draw)\.test\.ts$|\/golden\//;
const IS_TEST = /(?<!\.long)\.(test|e2e)\.tsx?$/;

/**
 * Tests that need not run with every change: the sources that they test, and which files among
 * these change nothing for them.
 */
const TIERS = {
  drawings: {
    sources: [LOCK, ...['raster', 'tools', 'studio'].map(packageSources)],
    ignored: IS_NO_DRAWING,
  },
  long: {
    sources: [
      LOCK,
      ...PACKAGES.map(packageSources),
      'apps/server/src',
      'apps/web/src',
      'scripts',
      'e2e',
    ],
    ignored: IS_TEST,
  },
};

/** @typedef {keyof typeof TIERS} Tier */

/** Committed: the digest of the sources that a tier passed with last. @param {Tier} tier */
const stampOf = (tier) => join(projectRoot, '.ci', 'passed', tier);

/** A digest of all that a tier tests, and of its tests. @param {Tier} tier */
function digestTier(tier) {
  const { sources, ignored } = TIERS[tier];
  const files = sources.flatMap((source) => listFiles(join(projectRoot, source)));
  return digestOf(files.filter((file) => !ignored.test(file)));
}

/** True when the tier passed with the sources as they are. @param {Tier} tier */
export function hasPassed(tier) {
  const stamp = stampOf(tier);
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === digestTier(tier);
}

/** Notes that a tier passed with the sources as they are. @param {Tier} tier */
export function notePassed(tier) {
  writeFileSync(stampOf(tier), `${digestTier(tier)}\n`);
}
