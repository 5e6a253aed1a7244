import type { BriefKind, ImageBrief } from '@toile/tools';
import { describe, expect, test } from 'vitest';
import { EngineError, type EngineErrorKind } from './engine-error.ts';
import type { LocalModels } from './local-models.ts';
import type { Engine, OrderTicket, RenderedImage } from './port.ts';
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

test('a single engine draws what is not ordered of another; without any there is none', async () => {
  const single = routeEngines([first]);
  const brief = briefOf('create-pattern');
  expect(await single.render(brief, draw)).toMatchObject({ model: 'first' });
  expect(await single.render(brief, { ...draw, engine: 'first' })).toMatchObject({
    model: 'first',
  });
  const other = single.render(brief, { ...draw, engine: 'second' });
  await expect(other).rejects.toMatchObject({ kind: 'unsupported' });
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

test('a backdrop goes to an engine that takes it, and to no other', async () => {
  const offer = { model: 'm', method: 'rules', isRepeatable: true, posesPeople: false } as const;
  const taking: Engine = { ...second, offerOf: () => ({ ...offer, takesBackdrop: true }) };
  const images = { backdrop: new Uint8Array(1) };
  const brief = { ...briefOf('create-pattern'), images };
  expect((await routeEngines([first, taking]).render(brief, draw)).engine).toBe('second');
  for (const engines of [[first], [first, second]]) {
    const drawn = routeEngines(engines).render(brief, draw);
    await expect(drawn).rejects.toMatchObject({ kind: 'unsupported' });
  }
  const named = routeEngines([first, taking]).render(brief, { ...draw, engine: 'first' });
  await expect(named).rejects.toMatchObject({ kind: 'unsupported' });
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

describe('an engine that is away', () => {
  /** Draws patterns, or fails by what it is told; remembers the tickets that it was given. */
  function createFaulty(id: string) {
    const given: (OrderTicket | undefined)[] = [];
    const faulty = {
      fault: undefined as EngineErrorKind | undefined,
      given,
      engine: {
        ...createEngine(id, ['create-pattern']),
        check: async () => {
          if (faulty.fault) throw new EngineError(faulty.fault, `${id} is away`);
        },
        render: async (_brief, { order }) => {
          given.push(order?.ticket);
          if (faulty.fault) throw new EngineError(faulty.fault, `${id} is away`);
          await order?.keep({ number: given.length });
          return { ...image, model: id };
        },
      } satisfies Engine,
    };
    return faulty;
  }

  const brief = briefOf('create-pattern');

  test.each<EngineErrorKind>(['unavailable', 'rate-limited', 'quota', 'lost'])(
    '(%s) has the next one draw',
    async (fault) => {
      const [one, other] = [createFaulty('one'), createFaulty('other')];
      one.fault = fault;
      const drawn = await routeEngines([one.engine, other.engine]).render(brief, draw);
      expect(drawn.engine).toBe('other');
    },
  );

  test.each<EngineErrorKind>(['refused', 'moderated', 'doubtful', 'failed', 'timed-out'])(
    '(%s) is told, and no other draws',
    async (fault) => {
      const [one, other] = [createFaulty('one'), createFaulty('other')];
      one.fault = fault;
      const drawn = routeEngines([one.engine, other.engine]).render(brief, draw);
      await expect(drawn).rejects.toMatchObject({ kind: fault });
      expect(other.given).toEqual([]);
    },
  );

  test('is not asked any more after three failures, and the last one when all fail', async () => {
    const [one, other] = [createFaulty('one'), createFaulty('other')];
    one.fault = 'unavailable';
    const both = routeEngines([one.engine, other.engine]);
    for (let i = 0; i < 5; i += 1) expect((await both.render(brief, draw)).engine).toBe('other');
    expect(one.given).toHaveLength(3);
    other.fault = 'rate-limited';
    await expect(both.render(brief, draw)).rejects.toMatchObject({ kind: 'rate-limited' });
  });

  test('keeps what was ordered of it, unless the order is lost', async () => {
    const [one, other] = [createFaulty('one'), createFaulty('other')];
    const both = routeEngines([one.engine, other.engine]);
    const kept: (OrderTicket | null)[] = [];
    const order = () => ({
      key: 'k',
      ticket: kept.at(-1) ?? undefined,
      keep: async (ticket: OrderTicket | null) => void kept.push(ticket),
    });
    one.fault = 'unavailable';
    await both.render(brief, { ...draw, order: order() });
    expect(kept).toEqual([{ engine: 'other', number: 1 }]);
    one.fault = undefined;
    await both.render(brief, { ...draw, order: order() });
    expect(other.given).toEqual([undefined, { number: 1 }]);
    other.fault = 'unavailable';
    await expect(both.render(brief, { ...draw, order: order() })).rejects.toThrow('other is away');
    other.fault = 'lost';
    expect((await both.render(brief, { ...draw, order: order() })).engine).toBe('one');
    expect(kept.at(-1)).toMatchObject({ engine: 'one' });
    one.engine.render = async (_brief, { order: book }) => {
      await book?.keep(null);
      return image;
    };
    await both.render(brief, { ...draw, order: order() });
    expect(kept.at(-1), 'nothing is on order').toBeNull();
  });

  test('makes nothing unready that another draws', async () => {
    const [one, other] = [createFaulty('one'), createFaulty('other')];
    const both = routeEngines([one.engine, other.engine, second]);
    one.fault = 'unavailable';
    await expect(both.check()).resolves.toBeUndefined();
    const alone = routeEngines([one.engine, createEngine('sketcher', ['create-sketch'])]);
    await expect(alone.check()).rejects.toThrow('one is away');
  });
});

describe('a helper', () => {
  const here = createEngine('here', ['generate-mask', 'create-pattern']);
  const elsewhere: Engine = {
    ...createEngine('elsewhere', ['generate-mask', 'create-pattern']),
    lane: { ordersAtOnce: 1, timeoutMs: 1000 },
  };
  const mask = briefOf('generate-mask');
  const named = { orders: new Map([['generate-mask', ['elsewhere']]]) };
  const idsOf = (router: Engine, kind: BriefKind) => router.listMembers?.(kind).map(({ id }) => id);

  test('stays on this machine, unless another engine is named for it', async () => {
    const both = routeEngines([elsewhere, here]);
    expect(idsOf(both, 'generate-mask')).toEqual(['here']);
    expect(idsOf(both, 'create-pattern')).toEqual(['elsewhere', 'here']);
    expect((await both.render(mask, draw)).engine).toBe('here');
    const asked = routeEngines([elsewhere, here], named);
    expect(idsOf(asked, 'generate-mask')).toEqual(['elsewhere', 'here']);
    expect((await asked.render(mask, draw)).engine).toBe('elsewhere');
  });

  test.each<EngineErrorKind>(['unavailable', 'lost', 'timed-out', 'failed', 'unsupported'])(
    'comes back to this machine when the named engine is %s',
    async (fault) => {
      const faulty = {
        ...elsewhere,
        render: () => Promise.reject(new EngineError(fault, 'no')),
      };
      const asked = routeEngines([faulty, here], named);
      expect((await asked.render(mask, draw)).engine).toBe('here');
      await expect(asked.render(mask, { ...draw, engine: 'elsewhere' })).rejects.toMatchObject({
        kind: fault,
      });
    },
  );

  test('that is refused is told', async () => {
    const refuses = () => Promise.reject(new EngineError('refused', 'no'));
    const asked = routeEngines([{ ...elsewhere, render: refuses }, here], named);
    await expect(asked.render(mask, draw)).rejects.toMatchObject({ kind: 'refused' });
  });
});
