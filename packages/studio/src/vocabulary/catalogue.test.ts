import { expect, test } from 'vitest';
import { listCatalogue } from './catalogue.ts';
import { foretellWords } from './foretell.ts';
import { isWordsKind } from './registry.ts';

const GROUPS = listCatalogue();

test('has no empty group, and no thing twice in one', () => {
  for (const { things } of GROUPS) {
    expect(things.length).toBeGreaterThan(0);
    const names = things.map(({ name }) => name);
    expect(names.length).toBe(new Set(names).size);
  }
});

test.each(['motifs', 'flowers', 'animals', 'objects', 'garments', 'sewn-garments', 'places'])(
  'every word of the %s is read',
  (id) => {
    const group = GROUPS.find((each) => each.id === id);
    const kind = group?.kinds.find(isWordsKind);
    expect(kind).toBeDefined();
    if (!kind) return;
    const unread = group?.things.filter(({ name }) =>
      foretellWords({ kind, prompt: name }).some(({ fate }) => fate !== 'perhaps'),
    );
    expect(unread?.map(({ name }) => name)).toEqual([]);
  },
);
