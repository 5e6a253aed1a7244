import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type LockedPackage = { license?: string; dev?: boolean; link?: boolean; optional?: boolean };

/** Licences whose code may be used and passed on with code under MIT. */
const COMPATIBLE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '(AFL-2.1 OR BSD-3-Clause)',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
]);

/** libvips, LGPL: a shared library in a package of its own, which anyone may replace. See NOTICE. */
const REPLACEABLE_LIBRARY = /(^|\/)node_modules\/@img\/sharp-/;

function isCompatible(path: string, { license = 'none' }: LockedPackage): boolean {
  return COMPATIBLE.has(license) || REPLACEABLE_LIBRARY.test(path);
}

test('everything that ships has a licence that fits ours', () => {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
  );
  const shipped = Object.entries(lock.packages).filter(
    ([path, locked]) => path.includes('node_modules/') && !locked.dev && !locked.link,
  );
  const odd = shipped.filter(([path, locked]) => !isCompatible(path, locked));
  expect(shipped.length).toBeGreaterThan(50);
  expect(odd.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});
