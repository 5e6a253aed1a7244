import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

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

/**
 * The name of a test file without its tier: `a.long.test.ts` is `a`, `a.long.e2e.ts` is `a.e2e`.
 */
const nameOf = (file: string) =>
  file.replace(/\.(?:long|draw|alone)(?=\.(?:test|e2e)\.)/, '').replace(/(?:\.test)?\.tsx?$/, '');

/** The one file of that name: without the extension, with as many folders as make it unique. */
function findFile(name: string): string[] {
  return files.filter((file) => nameOf(file).endsWith(`/${name}`));
}

/** A test in a page's text: `file › title`. */
const NAMED = /`([^`›]+) › ([^`]+)`/g;

/** The tests that a page names, by file and title. */
export function listNamedTests(page: string): { file: string; title: string }[] {
  return [...page.matchAll(NAMED)]
    .map(([, file = '', title = '']) => ({ file, title }))
    .filter(({ file }) => file !== 'file');
}

/** The tests that a page names and that do not exist, each with the reason. */
export function findLostTests(page: string): string[] {
  return listNamedTests(page).flatMap(({ file: name, title }) => {
    const [file, ...others] = findFile(name);
    if (file === undefined) return [`${name}: no such file`];
    if (others.length > 0) return [`${name}: ${others.length + 1} files of that name`];
    return listTitles(file).has(title) ? [] : [`${name}: no test "${title}"`];
  });
}
