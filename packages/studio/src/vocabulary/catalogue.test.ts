import { expect, test } from 'vitest';
import { listCatalogue } from './catalogue.ts';

const GROUPS = listCatalogue();

test('has no empty group, and no thing twice in one', () => {
  for (const { things } of GROUPS) {
    expect(things.length).toBeGreaterThan(0);
    const names = things.map(({ name }) => name);
    expect(names.length).toBe(new Set(names).size);
  }
});
