import { en, formatMessage } from '@toile/contract';
import { type Engine, EngineError, type KindOffer, routeEngines } from '@toile/engines';
import { expect, test } from 'vitest';
import { createProbeEngine } from '../../testing/probe-engine.ts';
import { createEngineChoice } from './engine-choice.ts';

const KIND = 'create-pattern';
const REFUSAL = en.backdrop.notTaken;
const wanted = { kind: KIND } as const;

type MadeUp = Engine & { isAway: boolean };

function createEngine(id: string, method: KindOffer['method'], isElsewhere = false): MadeUp {
  const engine: MadeUp = {
    ...createProbeEngine(),
    id,
    name: id.toUpperCase(),
    isAway: false,
    offerOf: () => ({ model: `${id} 1`, method, isRepeatable: false, posesPeople: false }),
    ...(isElsewhere && { lane: { ordersAtOnce: 2, timeoutMs: 60_000 } }),
    check: async () => {
      if (engine.isAway) throw new EngineError('unavailable', `${id} is away`);
    },
  };
  return engine;
}

function createChoice(engines: Engine[], config: Record<string, [string, number][]> = {}) {
  const { credits = [], orders = [], timeouts = [] } = config;
  return createEngineChoice({
    engine: routeEngines(engines),
    config: {
      engineCredits: new Map(credits),
      engineOrders: new Map(orders),
      engineTimeouts: new Map(timeouts),
    },
  });
}

test('an offer names the engine, its price for the tool, and whether it is in service', async () => {
  const cards = createEngine('cards', 'model', true);
  const studio = createEngine('studio', 'rules');
  const choice = createChoice([cards, studio], {
    credits: [
      ['cards', 2],
      [`cards/${KIND}`, 3],
    ],
  });
  expect(await choice.list(KIND)).toMatchObject([
    { engine: 'cards', name: 'CARDS', model: 'cards 1', method: 'model', credits: 3, ready: true },
    { engine: 'studio', method: 'rules', credits: 1, ready: true },
  ]);
  expect(await choice.choose(wanted)).toEqual({ engine: 'cards', lane: 'cards', credits: 3 });
});

test('an order goes to the engine that was offered, and to no other when that one is away', async () => {
  const cards = createEngine('cards', 'model', true);
  const studio = createEngine('studio', 'rules');
  const choice = createChoice([cards, studio]);
  expect(await choice.choose({ ...wanted, engine: 'studio' })).toMatchObject({ lane: 'workers' });
  cards.isAway = true;
  const later = createChoice([cards, studio]);
  expect(await later.choose(wanted)).toMatchObject({ engine: 'studio' });
  await expect(later.choose({ ...wanted, engine: 'cards' })).rejects.toMatchObject({
    error: 'engineChanged',
  });
  await expect(later.choose({ ...wanted, engine: 'nobody' })).rejects.toMatchObject({
    error: 'engineChanged',
  });
  await expect(later.choose({ kind: 'create-sketch' })).rejects.toMatchObject({
    error: 'toolUnavailable',
  });
});

test('an order at another price than was told is refused', async () => {
  const cards = createEngine('cards', 'model', true);
  const choice = createChoice([cards, createEngine('studio', 'rules')], {
    credits: [['cards', 2]],
  });
  expect(await choice.choose({ ...wanted, credits: 2 })).toMatchObject({ engine: 'cards' });
  const stale = [{ credits: 1 }, { engine: 'cards', credits: 3 }, { engine: 'studio', credits: 2 }];
  for (const told of stale) {
    await expect(choice.choose({ ...wanted, ...told })).rejects.toMatchObject({
      error: 'priceChanged',
    });
  }
});

test('only an engine of the same method and price takes the place of another', async () => {
  const cards = createEngine('cards', 'model', true);
  const studio = createEngine('studio', 'rules');
  const hosted = createEngine('hosted', 'model', true);
  const dear = createEngine('dear', 'model', true);
  const choice = createChoice([cards, studio, dear, hosted], { credits: [['dear', 2]] });
  const found = await choice.findSubstitute(KIND, { engine: 'cards', credits: 1 });
  expect(found).toEqual({ engine: 'hosted', lane: 'hosted', credits: 1 });
  hosted.isAway = true;
  const alone = createChoice([cards, studio, dear, hosted], { credits: [['dear', 2]] });
  expect(await alone.findSubstitute(KIND, { engine: 'cards', credits: 1 })).toBeUndefined();
});

test('the lanes have the numbers of the engines, or of the operator', () => {
  const engines = [createEngine('cards', 'model', true), createEngine('studio', 'rules')];
  expect(createChoice(engines).listLanes()).toEqual([
    { lane: 'cards', ordersAtOnce: 2, timeoutMs: 60_000 },
  ]);
  const set = createChoice(engines, { orders: [['cards', 7]], timeouts: [['cards', 30]] });
  expect(set.listLanes()).toEqual([{ lane: 'cards', ordersAtOnce: 7, timeoutMs: 30_000 }]);
});

test('a backdrop goes to an engine that takes it, and a screen is told which one does not', async () => {
  const cards = createEngine('cards', 'model', true);
  const studio = createEngine('studio', 'rules');
  const takes = { model: 'studio 1', method: 'rules', isRepeatable: true } as const;
  studio.offerOf = () => ({ ...takes, posesPeople: false, takesBackdrop: true });
  const order = { ...wanted, hasBackdrop: true };
  const choice = createChoice([cards, studio]);
  expect((await choice.list(KIND)).map((offer) => offer.takes_backdrop)).toEqual([false, true]);
  expect(await choice.choose(order)).toMatchObject({ engine: 'studio' });
  const refused = (engine: string) => ({
    error: 'invalidRequest',
    details: { fields: { source_image: [formatMessage(REFUSAL, { engine })] } },
  });
  await expect(choice.choose({ ...order, engine: 'cards' })).rejects.toMatchObject(
    refused('CARDS'),
  );
  await expect(createChoice([cards]).choose(order)).rejects.toMatchObject(refused('CARDS'));
  expect(await choice.findSubstitute(KIND, { engine: 'studio', credits: 1 })).toBeUndefined();
});
