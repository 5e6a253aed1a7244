import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listTools } from '@toile/tools';
import { expect, test } from 'vitest';
import { ENGINES } from '../../apps/server/src/engines.ts';
import { findFolderPairs } from '../../scripts/house/folder-pairs.ts';

const root = join(import.meta.dirname, '../..');

const SOURCE_FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'testing', 'scripts'];
const MADE_FOLDERS = new Set(['node_modules', 'dist', 'dist-types']);

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return MADE_FOLDERS.has(entry.name) ? [] : listFiles(path);
  });
}

const sources = SOURCE_FOLDERS.filter((folder) => existsSync(join(root, folder)))
  .flatMap(listFiles)
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file));

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mjs)$/;
const VAGUE_NAME =
  /^(utils?|helpers?|misc|common|managers?|stuff)\.|-(utils?|helpers?|managers?)\./;

const TOOL_IDS = listTools().map(({ id }) => id);
const ENGINE_IDS = ENGINES.map(({ id }) => id);
const ids = [...TOOL_IDS, ...ENGINE_IDS].join('|');
const COMPARED = new RegExp(`(?:[!=]==?\\s*|case\\s+)['"](${ids})['"]|['"](${ids})['"]\\s*[!=]==?`);

/** A member of a map whose keys are ids of tools; one of a single word may stand without quotes. */
const mappedBy = (keys: readonly string[]) =>
  new RegExp(`^\\s*['"]?(${keys.join('|')})['"]?\\s*:`, 'm');
const MAPPED = mappedBy(TOOL_IDS);

/** Files that may hold a map of the tools, each with its reason. */
const TOOL_MAPS: Readonly<Record<string, string>> = {
  'packages/studio/src/engine/registry.ts':
    'the registry of the studio engine, a line for each kind',
  'packages/studio/src/engine/kind-traits.ts':
    'what the studio engine knows of its kinds without loading their renderers, a line each',
  'packages/studio/src/vocabulary/registry.ts':
    'the kinds that a text model may put in other words, a line each',
  'scripts/draw-tool-cards/draw-pair.ts': 'the pictures of the cards, to be moved into the tools',
  'scripts/sheet.ts': 'the contact sheets, a line each',
};

/** A tool's and an engine's own folder, which alone may know its id. */
const isAtHome = (file: string, id: string) =>
  file.startsWith(`packages/tools/src/${id}/`) || file.startsWith(`packages/${id}/`);

test('every file is named in kebab-case, after one idea', () => {
  const names = sources.filter((file) => !KEBAB_CASE.test(basename(file)));
  expect(names, 'not in kebab-case').toEqual([]);
  expect(sources.filter((file) => VAGUE_NAME.test(basename(file)))).toEqual([]);
});

test.each([
  ["if (tool === 'create-pattern') {", 'create-pattern'],
  ["  case 'swap-garment':", 'swap-garment'],
  ['"studio" !== engine.id', 'studio'],
])('the rule finds the comparison in %s', (line, id) => {
  const [, after, before] = COMPARED.exec(line) ?? [];
  expect(after ?? before).toBe(id);
});

test('nothing compares with the id of a tool or an engine outside its folder', () => {
  const found = sources
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const [, after, before] = COMPARED.exec(readFileSync(join(root, file), 'utf8')) ?? [];
      const id = after ?? before;
      return id && !isAtHome(file, id) ? [`${file} compares with ${id}`] : [];
    });
  expect(found).toEqual([]);
});

test.each(['packages/studio/src/', 'apps/web/src/', 'apps/server/src/'])(
  'no two folders of %s import each other',
  (folder) => {
    const isTest = /\.test\.tsx?$|\/testing\//;
    const files = sources
      .filter((file) => file.startsWith(folder) && !isTest.test(file))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
    expect(findFolderPairs(files)).toEqual([]);
  },
);

test.each(["  'create-pattern': ['pattern'],", '"swap-garment" : 4,', 'moodboard: 2,'])(
  'the rule finds the map in %s',
  (line) => {
    expect(mappedBy([...TOOL_IDS, 'moodboard']).test(`const MAP = {\n${line}\n};`)).toBe(true);
  },
);

test('no map has the ids of tools as its keys outside their folders and the registries', () => {
  const maps = sources.filter((file) => {
    if (file.includes('.test.')) return false;
    const [, id] = MAPPED.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    return id !== undefined && !isAtHome(file, id);
  });
  expect(maps.toSorted()).toEqual(Object.keys(TOOL_MAPS).toSorted());
});

test('the web loads the words of each area by themselves: nothing takes the whole table', () => {
  const whole = sources.filter((file) => {
    if (!file.startsWith('apps/web/src/') || /\.(test|harness)\.tsx?$/.test(file)) return false;
    const text = readFileSync(join(root, file), 'utf8');
    return /import \{[^}]*\ben\b[^}]*\} from '@toile\/contract'/.test(text);
  });
  expect(whole).toEqual([]);
});
