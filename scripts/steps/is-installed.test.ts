import { expect, test } from 'vitest';
import { isInstalled } from './is-installed.mjs';

const WANTED = {
  '': {},
  'apps/server': { optionalDependencies: { signer: '1.0.0' } },
  'node_modules/needed': { version: '1.0.0', integrity: 'a' },
  'node_modules/signer': { version: '1.0.0', integrity: 'b', optional: true },
  'node_modules/for-another-machine': { version: '1.0.0', integrity: 'c', optional: true },
};
const { 'node_modules/for-another-machine': _absent, ...here } = WANTED;
const { 'node_modules/signer': _signer, ...unsigned } = here;
const { 'node_modules/needed': _needed, ...incomplete } = here;

test.each([
  ['all that is for this machine', here, { wasTried: false }],
  ['all but one that could not be installed', unsigned, { wasTried: true }],
])('%s is enough', (_, present, options) => {
  expect(isInstalled(WANTED, present, options)).toBe(true);
});

test.each([
  ['what lacks something needed', incomplete, { wasTried: true }],
  [
    'an older version',
    { ...here, 'node_modules/needed': { version: '0.9.0' } },
    { wasTried: true },
  ],
  [
    'an old optional one',
    { ...here, 'node_modules/signer': { version: '0.9.0' } },
    { wasTried: true },
  ],
  ['what lacks an optional package that is new', unsigned, { wasTried: false }],
])('%s is not', (_, present, options) => {
  expect(isInstalled(WANTED, present, options)).toBe(false);
});
