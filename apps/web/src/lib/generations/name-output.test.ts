import i18next from 'i18next';
import { expect, test } from 'vitest';
import '../i18n.ts';
import { generationOf } from '../../testing/generation-fixtures.ts';
import { nameOutput } from './name-output.ts';

const LONG = 'kingfishers among reeds and water lilies, teal and rust on cream, watercolour';
const of = (id: string, run: string, prompt: string) => generationOf(id, { job_id: run, prompt });
const ALL = [of('c', 'x', LONG), of('b', 'y', ''), of('a', 'x', LONG)];
const names = ALL.map((one) => nameOutput(i18next.t, one, ALL));

test('a name tells the prompt, shortened, and which of its run the output is', () => {
  expect(names[2]).toBe(
    'Create pattern, “kingfishers among reeds and water lilies, teal and rust on …”, 1 of 2',
  );
  expect(names[0]).toMatch(/, 2 of 2$/);
});

test('without prompt or others of its run it is the tool', () => {
  expect(names[1]).toBe('Create pattern');
});
