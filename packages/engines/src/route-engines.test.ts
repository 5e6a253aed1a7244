import type { BriefKind, ImageBrief } from '@toile/tools';
import { expect, test } from 'vitest';
import type { LocalModels } from './local-models.ts';
import type { Engine, RenderedImage } from './port.ts';
import { routeEngines } from './route-engines.ts';

const image: RenderedImage = {
  png: new Uint8Array(1),
  size: { width: 1, height: 1 },
  unread: [],
  choices: {},
  model: 'one 1',
  digitalSourceType: 'algorithmicMedia',
};

function createEngine(id: string, kinds: BriefKind[], localModels?: LocalModels): Engine {
  return {
    id,
    kinds: new Set(kinds),
    check: async () => undefined,
    render: async () => ({ ...image, model: id }),
    canVary: () => id === 'first',
    localModels,
    close: async () => undefined,
  };
}

const briefOf = (kind: BriefKind): ImageBrief => ({
  kind,
  prompt: '',
  instruction: '',
  size: { width: 1, height: 1 },
  images: {},
  settings: {},
});

const draw = { seed: 1, variant: 0 };

const first = createEngine('first', ['create-pattern']);
const second = createEngine('second', ['create-pattern', 'create-sketch']);

test('a single engine is itself; without any there is none', () => {
  expect(routeEngines([first])).toBe(first);
  expect(() => routeEngines([])).toThrow(RangeError);
});

test('a brief goes to the first engine that draws its kind, and the picture names it', async () => {
  const both = routeEngines([first, second]);
  expect([...both.kinds]).toEqual(['create-pattern', 'create-sketch']);
  expect((await both.render(briefOf('create-pattern'), draw)).engine).toBe('first');
  expect((await both.render(briefOf('create-sketch'), draw)).engine).toBe('second');
  await expect(both.render(briefOf('swap-garment'), draw)).rejects.toMatchObject({
    kind: 'unsupported',
  });
  expect(both.canVary?.({ kind: 'create-pattern', model: 'x' })).toBe(true);
  expect(both.canVary?.({ kind: 'create-sketch', model: 'x' })).toBe(false);
});

test('the models of all engines are listed and fetched; one that cannot be had holds up no other', async () => {
  const fetched: string[] = [];
  const modelsOf = (id: string, fails: boolean): LocalModels => ({
    list: () => [{ id, finds: '', bytes: 1, licence: 'MIT', state: 'absent' }],
    areUsedFor: ({ kind }) => kind === 'create-sketch' && fails,
    fetchMissing: async () => {
      if (fails) throw new Error(`no ${id}`);
      fetched.push(id);
    },
  });
  const one = createEngine('one', [], modelsOf('a', true));
  const other = createEngine('other', [], modelsOf('b', false));
  const { localModels } = routeEngines([one, first, other]);
  expect(localModels?.list().map(({ id }) => id)).toEqual(['a', 'b']);
  expect(localModels?.areUsedFor(briefOf('create-sketch'))).toBe(true);
  await expect(localModels?.fetchMissing({ say: () => undefined })).rejects.toThrow(AggregateError);
  expect(fetched).toEqual(['b']);
  expect(routeEngines([first, second]).localModels).toBeUndefined();
});
