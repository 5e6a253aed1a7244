import { describe, expect, test } from 'vitest';
import { findFolderPairs } from './folder-pairs.ts';
import { countComments } from './nameless-comments.ts';

describe('findFolderPairs', () => {
  const source = (file: string, ...paths: string[]) => ({
    file,
    text: paths.map((path) => `import { thing } from '${path}';`).join('\n'),
  });

  test('finds two folders of one folder that import each other, at any depth', () => {
    const sources = [
      source('a/one/x.ts', '../two/deep/y.ts', './own.ts'),
      source('a/two/deep/y.ts', '../../one/x.ts', '../../three/z.ts'),
      source('a/three/z.ts', 'node:fs', '@toile/raster'),
    ];
    expect(findFolderPairs(sources)).toEqual([
      {
        one: 'a/one',
        other: 'a/two',
        there: ['a/one/x.ts → a/two/deep/y.ts'],
        back: ['a/two/deep/y.ts → a/one/x.ts'],
      },
    ]);
  });

  test('a folder and the files beside it are no pair', () => {
    const sources = [source('a/one/x.ts', '../y.ts'), source('a/y.ts', './one/x.ts')];
    expect(findFolderPairs(sources)).toEqual([]);
  });
});

test('countComments counts doc comments, and those that begin without a noun', () => {
  const text = '/** What it is. */\n/**\n * Whether it works.\n */\n/** The width. */\n/* What? */';
  expect(countComments([text, '/** What else. */'])).toEqual({
    all: 4,
    nameless: 3,
    byOpener: { What: 2, Whether: 1 },
  });
});
