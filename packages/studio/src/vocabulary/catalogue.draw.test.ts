import { expect, test } from 'vitest';
import { listCatalogue } from './catalogue.ts';
import { foretellWords } from './foretell.ts';
import { isWordsKind } from './registry.ts';

const GROUPS = listCatalogue();

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
