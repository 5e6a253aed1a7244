import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLostTests, listNamedTests } from './named-tests.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');

/** Numbers of the requirements of levels 1 and 2 in each section of ASVS 5.0.0. */
const SECTIONS: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '10.1': [1, 2],
  '10.2': [1, 2],
  '10.3': [1, 2, 3, 4],
  '10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '10.5': [1, 2, 3, 4, 5],
  '10.6': [1, 2],
  '10.7': [1, 2, 3],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3, 4],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
  '17.1': [1],
  '17.2': [1, 2, 3, 4],
  '17.3': [1, 2],
};

const STATES = ['met', 'setup', 'partly', 'not met', 'n/a'];

type Row = { id: string; state: string; where: string; how: string };

const rows: Row[] = page.split('\n').flatMap((line) => {
  const [, id = '', , , state = '', where = '', how = ''] = line
    .split(' | ')
    .flatMap((cell, place) =>
      place === 0 ? ['', cell.replace(/^\| /, '')] : [cell.replace(/ \|$/, '')],
    );
  return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, state, where, how }] : [];
});

const codeOf = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

test('every requirement of levels 1 and 2 has its row, in their order', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );
  expect(rows.map(({ id }) => id)).toEqual(wanted);
});

test('every row has a state, and the page counts them', () => {
  for (const { id, state } of rows) expect([id, STATES.includes(state)]).toEqual([id, true]);
  for (const state of STATES) {
    const count = rows.filter((row) => row.state === state).length;
    expect(page).toMatch(new RegExp(`^\\| ${state} \\| .* \\| ${count} \\|$`, 'm'));
  }
});

test('a row that is met says where, any other says why', () => {
  const bare = rows.filter(({ state, where, how }) =>
    state === 'met' ? where === '–' : how === '–',
  );
  expect(bare).toEqual([]);
});

test('every file that the page names is there', () => {
  const places = ['', 'apps/server/src'];
  const lost = rows
    .flatMap(({ where }) => codeOf(where))
    .filter((path) => !places.some((place) => existsSync(join(root, place, path))));
  expect(lost).toEqual([]);
});

test('every test that the page names is there', () => {
  expect(listNamedTests(page).length).toBeGreaterThan(100);
  expect(findLostTests(page)).toEqual([]);
});

/** Sources below a folder, without their tests. */
function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d|harness)\.tsx?$|testing\//.test(path))
    .map((path) => join(folder, path));
}

const SOURCES = ['apps/web/src', 'apps/server/src', ...listPackages()];

function listPackages(): string[] {
  return readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);
}

/** Sources in which an expression is found. */
const findIn = (folders: readonly string[], pattern: RegExp) =>
  folders
    .flatMap(listSources)
    .filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));

test('pages and server write no HTML and run no text by themselves', () => {
  const pattern = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|\beval\(|new Function\(/;
  expect(findIn(SOURCES, pattern)).toEqual([]);
});

test('no certificate goes unchecked', () => {
  expect(findIn(SOURCES, /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/)).toEqual([]);
});
