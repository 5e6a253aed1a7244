import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/specification.md'), 'utf8');

const TEST_FOLDERS = ['packages', 'apps', 'e2e', 'testing'];
const MADE_FOLDERS = new Set(['node_modules', 'dist', 'dist-types']);
const TEST_FILE = /\.(test|e2e)\.tsx?$/;

function listTests(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return MADE_FOLDERS.has(entry.name) ? [] : listTests(path);
    return TEST_FILE.test(entry.name) ? [path] : [];
  });
}

const files = TEST_FOLDERS.flatMap(listTests);

/** Titles of tests, as they are written after `test(` or `it(`, or after the table of an `each`. */
const TITLE = /(?:\b(?:test|it)|[)`\]])\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"),/g;

const titlesByFile = new Map<string, Set<string>>();

function listTitles(file: string): Set<string> {
  const known = titlesByFile.get(file);
  if (known) return known;
  const found = readFileSync(join(root, file), 'utf8').matchAll(TITLE);
  const titles = new Set([...found].map(([, single, double]) => single ?? double ?? ''));
  titlesByFile.set(file, titles);
  return titles;
}

/** The one file of that name: without the ending, with as many folders as tell it from others. */
function findFile(name: string): string[] {
  const ends = name.endsWith('.e2e') ? [`/${name}.ts`] : [`/${name}.test.ts`, `/${name}.test.tsx`];
  return files.filter((file) => ends.some((end) => file.endsWith(end)));
}

/** Rows of the tables: what is asked for, and what shows it. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| sentence |'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

const VERDICT = /^\*\*(Otherwise|Later|Open)\*\*: ./;
const NAMED = /`([^`›]+) › ([^`]+)`/g;

test('the page has a row for every sentence, each with what shows it or why nothing does', () => {
  expect(rows.length).toBeGreaterThan(200);
  const bare = rows.filter(([sentence, shown, ...more]) => {
    const isShown = shown !== undefined && (VERDICT.test(shown) || shown.startsWith('`'));
    return !sentence || !isShown || more.length > 0;
  });
  expect(bare).toEqual([]);
});

test('what is read otherwise names its decision, and the decision is there', () => {
  const otherwise = rows.filter(([, shown = '']) => shown.startsWith('**Otherwise**'));
  const lost = otherwise.filter(([, shown = '']) => {
    const [, path] = /\]\((decisions\/[^)]+)\)/.exec(shown) ?? [];
    return path === undefined || !existsSync(join(root, 'docs', path));
  });
  expect(lost).toEqual([]);
});

test('every test that the page names is there', () => {
  const named = [...page.matchAll(NAMED)].filter(([, file]) => file !== 'file');
  expect(named.length).toBeGreaterThan(rows.length);
  const lost = named.flatMap(([, name = '', title = '']) => {
    const [file, ...others] = findFile(name);
    if (file === undefined) return [`${name}: no such file`];
    if (others.length > 0) return [`${name}: ${others.length + 1} files of that name`];
    return listTitles(file).has(title) ? [] : [`${name}: no test "${title}"`];
  });
  expect(lost).toEqual([]);
});
