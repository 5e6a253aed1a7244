import { expect, test } from 'vitest';
import { type CatalogueGroup, searchCatalogue } from './search-catalogue.ts';

const GROUPS: CatalogueGroup[] = [
  {
    id: 'motifs',
    tools: ['create-pattern'],
    things: [
      { name: 'leopard', also: ['cheetah', 'ocelot'] },
      { name: 'half drop', also: [] },
    ],
  },
  {
    id: 'fruit',
    tools: ['create-pattern'],
    things: [
      { name: 'strawberry', also: [] },
      { name: 'glass', also: [] },
    ],
  },
];

test.each([
  ['', ['leopard', 'half drop', 'strawberry', 'glass']],
  ['Cheetah', ['leopard']],
  ['cheetahs', ['leopard']],
  ['strawberries', ['strawberry']],
  ['berry', ['strawberry']],
  ['glasses', ['glass']],
  ['half-drop', ['half drop']],
  ['glorp', []],
])('“%s”', (query, expected) => {
  const found = searchCatalogue(GROUPS, query);
  expect(found.flatMap(({ things }) => things.map(({ name }) => name))).toEqual(expected);
  expect(found.every(({ things }) => things.length > 0)).toBe(true);
});
