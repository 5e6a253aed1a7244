import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from './settings.ts';

test('the README lists every setting as it is', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  const rows = Object.entries(SETTINGS).map(
    ([name, { fallback, meaning }]) => `| \`${name}\` | ${fallback} | ${meaning} |`,
  );
  expect(readme).toContain(rows.join('\n'));
});
