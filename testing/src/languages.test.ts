import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@toile/contract';
import { toolTables } from '@toile/tools/de';
import { describe, expect, test } from 'vitest';
import { OTHER_LANGUAGES } from '../../scripts/steps/web-languages.mjs';

const MESSAGES = join(import.meta.dirname, '../../packages/contract/src/messages');
const MARK = /\{\w+\}|<\/?\w+>/g;

type Text = { key: string; text: string };

/** Every text of a table, by the path to it. */
function textsOf(table: unknown, path = ''): Text[] {
  if (typeof table === 'string') return [{ key: path, text: table }];
  if (typeof table !== 'object' || table === null) return [];
  return Object.entries(table).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

const marksOf = (text: string): string[] => (text.match(MARK) ?? []).toSorted();

async function readTables(language: string): Promise<unknown[]> {
  const files = readdirSync(join(MESSAGES, 'en')).toSorted();
  return Promise.all(files.map((file): Promise<unknown> => import(join(MESSAGES, language, file))));
}

const areas = readdirSync(join(MESSAGES, 'en')).toSorted();

test.each(OTHER_LANGUAGES)('%s has a table for each English one, and no others', (language) => {
  expect(readdirSync(join(MESSAGES, language)).toSorted()).toEqual(areas);
});

test('a build is made for each language that is offered', () => {
  expect(['en', ...OTHER_LANGUAGES]).toEqual([...LANGUAGES]);
});

describe.each(OTHER_LANGUAGES)('each text in %s', async (language) => {
  const [english, other] = await Promise.all([readTables('en'), readTables(language)]);
  const tables = english.map((table, index) => [table, other[index]] as const);
  const pairs = [...tables, ...toolTables].flatMap(([one, two]) => {
    const others = new Map(textsOf(two).map(({ key, text }) => [key, text]));
    return textsOf(one)
      .filter(({ key }) => !key.startsWith('.language.'))
      .map(({ key, text }) => ({ key, text, translated: others.get(key) }));
  });

  test('is there, and none besides', () => {
    expect(pairs.length).toBeGreaterThan(1000);
    expect(pairs.filter(({ translated }) => translated === undefined)).toEqual([]);
    const count = (all: readonly unknown[]) => all.flatMap((table) => textsOf(table)).length;
    const own = [...other, ...toolTables.map(([, german]) => german)];
    const theirs = [...english, ...toolTables.map(([one]) => one)];
    // The table of all is exported by two names.
    expect(
      count(own) - textsOf(Reflect.get(Object(other[areas.indexOf('index.ts')]), 'de')).length,
    ).toBe(count(theirs));
  });

  test('has the marks of the English one', () => {
    const wrong = pairs.filter(
      ({ text, translated = '' }) => marksOf(text).join() !== marksOf(translated).join(),
    );
    expect(wrong).toEqual([]);
  });
});
