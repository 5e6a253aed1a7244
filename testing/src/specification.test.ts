import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLostTests, listNamedTests } from './named-tests.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/specification.md'), 'utf8');

/** Rows of the tables: a requirement, and its tests. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| sentence |'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

const VERDICT = /^\*\*(Otherwise|Open)\*\*: ./;

test('the page has a row for every sentence, each with what shows it or why nothing does', () => {
  expect(rows.length).toBeGreaterThan(200);
  const bare = rows.filter(([sentence, shown, ...more]) => {
    const isShown = shown !== undefined && (VERDICT.test(shown) || shown.startsWith('`'));
    return !sentence || !isShown || more.length > 0;
  });
  expect(bare).toEqual([]);
});

test('no sentence is left for later', () => {
  expect(page).not.toContain('**Later**');
});

test('what is read otherwise names its decision or the readings, and they are there', () => {
  expect(page).toContain('\n## Readings\n');
  const otherwise = rows.filter(([, shown = '']) => shown.startsWith('**Otherwise**'));
  const lost = otherwise.filter(([, shown = '']) => {
    if (shown.includes('](#readings)')) return false;
    const [, path] = /\]\((decisions\/[^)]+)\)/.exec(shown) ?? [];
    return path === undefined || !existsSync(join(root, 'docs', path));
  });
  expect(lost).toEqual([]);
});

test('every test that the page names is there', () => {
  expect(listNamedTests(page).length).toBeGreaterThan(rows.length);
  expect(findLostTests(page)).toEqual([]);
});
