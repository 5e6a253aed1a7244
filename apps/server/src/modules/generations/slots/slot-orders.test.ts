import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { en } from '@toile/contract';
import {
  BLIND_TICKET,
  type Engine,
  EngineError,
  type OrderTicket,
  routeEngines,
} from '@toile/engines';
import { briefOfRun, getTool } from '@toile/tools';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createGate } from '../../../testing/gate.ts';
import { createProbeEngine, slowly } from '../../../testing/probe-engine.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createWorkshop } from '../../../testing/workshop.ts';
import { createEngineChoice } from '../../engines/engine-choice.ts';
import { createLeftAlone } from '../../engines/left-alone-lanes.ts';
import { checkedEngine } from '../../safety/checked-engine.ts';
import { UnsafePictureError } from '../../safety/unsafe-picture-error.ts';
import { createSlotEndings } from './slot-endings.ts';
import { createSweeper } from './sweeper.ts';

const { database } = await createTestDatabase();

const PATTERN = {
  tool: getTool('create-pattern'),
  prompt: 'indigo ikat',
  run: {},
  pictures: { images: {} },
};
const NO_PRICES = {
  engineCredits: new Map(),
  engineOrders: new Map(),
  engineTimeouts: new Map(),
};

/** A vendor that sells pictures by orders: it counts what was bought, and keeps what was made. */
function createVendor(id = 'vendor') {
  const vendor = {
    id,
    bought: [] as string[],
    closed: [] as string[],
    keys: [] as string[],
    isAway: false,
    /** Called between the steps of a render; may throw, or never return. */
    at: async (_step: 'before' | 'ordered' | 'made'): Promise<void> => undefined,
  };
  const probe = createProbeEngine();
  const engine: Engine = {
    ...probe,
    id,
    name: 'Vendor',
    lane: { ordersAtOnce: 4, timeoutMs: 60_000 },
    offerOf: () => ({ model: 'm', method: 'model', isRepeatable: false, posesPeople: false }),
    check: async () => {
      if (vendor.isAway) throw new EngineError('unavailable', 'away');
    },
    render: async (brief, options) => {
      if (vendor.isAway) throw new EngineError('unavailable', 'away');
      const { order } = options;
      vendor.keys.push(order?.key ?? '');
      await vendor.at('before');
      if (!order?.ticket) {
        const handle = randomUUID();
        await order?.keep({ handle } satisfies OrderTicket);
        vendor.bought.push(handle);
      }
      await vendor.at('ordered');
      const drawn = await probe.render(brief, options);
      await vendor.at('made');
      return { ...drawn, costCents: 4, model: 'm' };
    },
    closeOrder: async ({ handle }) => void vendor.closed.push(String(handle)),
  };
  return { vendor, engine };
}

const endLeases = () =>
  database.execute(sql`update slots set lease_until = now() where state = 'running'`);

test.each(['before', 'ordered', 'made'] as const)(
  'a worker that dies %s the order leaves it to the next: one picture is bought, and closed once it is stored',
  async (step) => {
    const { vendor, engine } = createVendor();
    const workshop = await createWorkshop(database, { engine });
    const { createUser, createWorker, order, slotOf } = workshop;
    const jobId = await order(await createUser(), 1);
    expect(await slotOf(jobId, 0)).toMatchObject({ engine: 'vendor', lane: 'vendor' });
    const dead = createGate();
    vendor.at = async (now) => {
      if (now !== step) return;
      dead.open();
      await new Promise(() => undefined);
    };
    const first = createWorker({ engine, lane: 'vendor' });
    void first.runNext();
    await dead.passed;
    vendor.at = async () => undefined;
    await endLeases();
    const second = createWorker({ engine, lane: 'vendor' });
    // The dead one's last statement may hold the slot's lock for a moment.
    await expect
      .poll(async () => {
        await second.sweep();
        await second.runNext();
        return (await slotOf(jobId, 0)).state;
      })
      .toBe('delivered');
    expect(vendor.bought).toHaveLength(1);
    expect(new Set(vendor.keys).size).toBe(1);
    await database.execute(sql`update slots set not_before = now() where job_id = ${jobId}`);
    await second.sweep();
    expect(vendor.closed).toEqual(vendor.bought);
    expect((await slotOf(jobId, 0)).ticket).toBeNull();
    await second.sweep();
    expect(vendor.closed).toHaveLength(1);
    await first.stop(0);
  },
);

test('a cancelled run closes its orders, and stops asking a vendor that is away', async () => {
  const { vendor, engine } = createVendor();
  const { createUser, createWorker, order, generations, slotOf } = await createWorkshop(database, {
    engine,
  });
  const userId = await createUser();
  const jobId = await order(userId, 1);
  const ordered = createGate();
  vendor.at = async (now) => {
    if (now !== 'ordered') return;
    ordered.open();
    await new Promise(() => undefined);
  };
  const worker = createWorker({ engine, lane: 'vendor' });
  const running = worker.runNext();
  await ordered.passed;
  await generations.cancel(userId, jobId);
  worker.abandonJob(jobId);
  await running;
  const { closeOrder } = engine;
  engine.closeOrder = async () => {
    throw new EngineError('unavailable', 'away');
  };
  await worker.sweep();
  expect(await slotOf(jobId, 0)).toMatchObject({ state: 'canceled', ticket: expect.anything() });
  engine.closeOrder = closeOrder;
  await worker.sweep();
  expect(vendor.closed, 'it is asked again after a pause').toEqual([]);
  await database.execute(sql`update slots set not_before = now() where job_id = ${jobId}`);
  await worker.sweep();
  expect(vendor.closed).toEqual(vendor.bought);
  expect((await slotOf(jobId, 0)).ticket).toBeNull();
});

test('a lost order is placed anew under another key', async () => {
  const { vendor, engine } = createVendor();
  const { createUser, createWorker, order, slotOf } = await createWorkshop(database, { engine });
  const jobId = await order(await createUser(), 1);
  vendor.at = async (now) => {
    if (now === 'ordered') throw new EngineError('lost', 'nobody knows it');
  };
  const worker = createWorker({ engine, lane: 'vendor' });
  await worker.runNext();
  expect(await slotOf(jobId, 0)).toMatchObject({ state: 'queued', ticket: null, failures: 1 });
  vendor.at = async () => undefined;
  await database.execute(sql`update slots set not_before = now() where job_id = ${jobId}`);
  await worker.runNext();
  expect((await slotOf(jobId, 0)).state).toBe('delivered');
  expect(new Set(vendor.keys).size).toBe(2);
});

test('an engine that is away gives its slot to another of its kind; the studio does not take it', async () => {
  const one = createVendor('one');
  const other = createVendor('other');
  const studio = { ...createProbeEngine(), id: 'studio' };
  const engine = routeEngines([one.engine, other.engine, studio]);
  const workshop = await createWorkshop(database, { engine });
  const { createUser, createWorker, order, slotOf, slotsOf, eventsOf } = workshop;
  const jobId = await order(await createUser(), 1);
  expect(await slotOf(jobId, 0)).toMatchObject({ engine: 'one' });
  one.vendor.isAway = true;
  await createWorker({ engine, lane: 'one' }).runNext();
  expect(await slotOf(jobId, 0)).toMatchObject({ state: 'queued', engine: 'other', lane: 'other' });
  await createWorker({ engine, lane: 'one' }).runNext();
  expect((await slotOf(jobId, 0)).state, 'its own lane does not run it').toBe('queued');
  await createWorker({ engine, lane: 'other' }).runNext();
  expect((await slotOf(jobId, 0)).state).toBe('delivered');
  const image = (await eventsOf(jobId)).find(({ event }) => event === 'image');
  expect(image?.data).toMatchObject({ engine: 'other' });

  one.vendor.isAway = false;
  const refused = await order(await createUser(), 1);
  one.engine.render = async (_brief, options) => {
    await options.order?.keep({ isSent: true });
    await options.order?.keep(null);
    throw new EngineError('unavailable', 'refused');
  };
  await createWorker({ engine, lane: 'one' }).runNext();
  expect(await slotOf(refused, 0), 'nothing is on order').toMatchObject({
    state: 'queued',
    engine: 'other',
    ticket: null,
  });
  await createWorker({ engine, lane: 'other' }).runNext();

  const later = await order(await createUser(), 4);
  one.vendor.isAway = true;
  other.vendor.isAway = true;
  const alone = createWorker({ engine: routeEngines([one.engine, studio]), lane: 'one' });
  for (let failure = 0; failure < 3; failure += 1) {
    await alone.runNext();
    await database.execute(sql`update slots set not_before = now() where job_id = ${later}`);
  }
  expect((await slotsOf(later)).every(({ engine: id }) => id === 'one')).toBe(true);
  await workshop.cancelAll();
});

test('of two engines that refuse a slot each is asked once, and the second goes on trying', async () => {
  const one = createVendor('one');
  const other = createVendor('other');
  for (const { vendor } of [one, other]) {
    vendor.at = async () => {
      throw new EngineError('rate-limited', 'not now', { retryAfterMs: 60_000 });
    };
  }
  const engine = routeEngines([one.engine, other.engine]);
  const workshop = await createWorkshop(database, { engine });
  const { createUser, createWorker, order, slotOf } = workshop;
  const jobId = await order(await createUser(), 1);
  await createWorker({ engine, lane: 'one' }).runNext();
  expect(await slotOf(jobId, 0)).toMatchObject({ engine: 'other', refusedBy: ['one'] });
  await createWorker({ engine, lane: 'other' }).runNext();
  const slot = await slotOf(jobId, 0);
  expect(slot).toMatchObject({ state: 'queued', engine: 'other', lane: 'other', failures: 2 });
  expect(slot.notBefore.getTime(), 'it waits as it was told').toBeGreaterThan(Date.now() + 30_000);
  await workshop.cancelAll();
});

describe('slots of an engine that a worker does not have', () => {
  const { vendor, engine } = createVendor('elsewhere');
  const studio = { ...createProbeEngine(), id: 'studio' };

  test.each([
    ['two engines', routeEngines([studio, { ...createProbeEngine(), id: 'b' }])],
    ['one engine', routeEngines([studio])],
  ])('are left alone by one with %s while another has it', async (_what, own) => {
    const workshop = await createWorkshop(database, { engine });
    const { createUser, createWorker, order, slotOf } = workshop;
    const jobId = await order(await createUser(), 1);
    await database.execute(sql`
      update slots set not_before = now() - interval '1 hour' where job_id = ${jobId}`);
    const without = createWorker({ engine: own, strandedAfterMs: 0 });
    const other = createWorker({ engine, lane: 'elsewhere' });
    await other.sweep();
    // Both have looked for an hour, and the other one still does.
    await database.execute(sql`update engine_lanes set served_at = now() + interval '1 s'`);
    await without.sweep();
    await without.runNext();
    expect(await slotOf(jobId, 0)).toMatchObject({ state: 'queued', lane: 'elsewhere' });
    await other.runNext();
    expect((await slotOf(jobId, 0)).state).toBe('delivered');

    await database.execute(sql`update slots set not_before = now() where job_id = ${jobId}`);
    await without.sweep();
    expect((await slotOf(jobId, 0)).ticket, 'its order is not its to close').not.toBeNull();
    await other.sweep();
    expect(vendor.closed).toEqual(vendor.bought);
    expect((await slotOf(jobId, 0)).ticket).toBeNull();
  });

  test('fail with their credits back once no living worker has had it for a while', async () => {
    const workshop = await createWorkshop(database, { engine });
    const { createUser, createWorker, order, slotOf, eventsOf, ledger } = workshop;
    const userId = await createUser();
    const jobId = await order(userId, 1);
    const age = (seconds: number) =>
      database.execute(sql`
        with aged as (update engine_lanes set served_at = now() - ${seconds} * interval '1 second')
        update slots set not_before = now() - ${seconds} * interval '1 second'
        where job_id = ${jobId}`);
    await age(3600);
    await createWorker({ engine: studio }).sweep();
    expect((await slotOf(jobId, 0)).state, 'this worker has just begun to look').toBe('queued');
    const patient = createWorker({ engine: studio, strandedAfterMs: 1000 });
    await age(0);
    await sleep(1000);
    await age(0);
    await patient.sweep();
    expect((await slotOf(jobId, 0)).state, 'it was served a moment ago').toBe('queued');
    await age(2);
    await Promise.all([patient.sweep(), patient.sweep()]);
    expect((await slotOf(jobId, 0)).state).toBe('failed');
    expect((await eventsOf(jobId)).slice(-2)).toMatchObject([
      { event: 'failed', data: { message: en.errors.slotEngineAway } },
      { event: 'done', data: { failed: 1, released: 1 } },
    ]);
    expect(await ledger.getAvailable(database, userId)).toBe(1000);
  });
});

test('processes that draw nothing hear that every worker leaves an engine alone', async () => {
  const one = createVendor('failing');
  const other = createVendor('failing');
  const studio = { ...createProbeEngine(), id: 'studio' };
  const workerOf = ({ engine }: typeof one, workerId: string) => {
    const routed = routeEngines([engine, studio]);
    const endings = createSlotEndings({
      database,
      ...workshop,
      images: workshop.createImages(database),
    });
    const { sweep } = createSweeper({
      database,
      endings,
      engine: routed,
      workerId,
      log: silentLog,
    });
    return { routed, sweep };
  };
  const workshop = await createWorkshop(database);
  const [first, second] = [workerOf(one, 'a'), workerOf(other, 'b')];
  const failThrice = async (vendor: typeof one, { routed }: typeof first) => {
    vendor.vendor.isAway = true;
    for (const _try of [1, 2, 3]) {
      const brief = await briefOfRun(PATTERN);
      await routed.render(brief, { seed: 1, variant: 0, engine: 'failing' }).catch(() => undefined);
    }
  };
  const isLeftAlone = () => createLeftAlone(database)('failing');
  await first.sweep();
  await second.sweep();
  await failThrice(one, first);
  await first.sweep();
  expect(await isLeftAlone(), 'the other worker draws').toBe(false);
  await failThrice(other, second);
  await second.sweep();
  expect(await isLeftAlone()).toBe(true);

  const healthy = createVendor('failing').engine;
  const engine = routeEngines([healthy, studio]);
  const choice = createEngineChoice({ engine, config: NO_PRICES, database });
  expect(await choice.choose({ kind: 'create-pattern' })).toMatchObject({ engine: 'studio' });
  await database.execute(sql`update engine_lanes set served_at = now() - interval '1 minute'`);
  expect(await isLeftAlone(), 'both have ended').toBe(false);
});

describe('a worker that stops while an order is', () => {
  const begin = async (ticket: OrderTicket, drawMs: number) => {
    const { engine } = createVendor('seller');
    const { createUser, createWorker, order, slotOf } = await createWorkshop(database, { engine });
    const jobId = await order(await createUser(), 1);
    const sent = createGate();
    const probe = createProbeEngine(slowly(drawMs));
    engine.render = async (brief, options) => {
      await options.order?.keep(ticket);
      sent.open();
      return probe.render(brief, options);
    };
    const worker = createWorker({ engine, lane: 'seller' });
    const run = worker.runNext();
    await sent.passed;
    return { worker, run, slot: () => slotOf(jobId, 0) };
  };

  test('paid and answers at once waits for it', async () => {
    const { worker, run, slot } = await begin(BLIND_TICKET, 400);
    await worker.stop(50, 60_000);
    await run;
    expect((await slot()).state).toBe('delivered');
  });

  test('paid and never answered hands it back after the longer grace', async () => {
    const { worker, run, slot } = await begin(BLIND_TICKET, 60_000);
    await worker.stop(50, 100);
    await run;
    expect(await slot()).toMatchObject({ state: 'queued', ticket: BLIND_TICKET });
  });

  test('to be found again hands it back at once', async () => {
    const { worker, run, slot } = await begin({ handle: 'a' }, 60_000);
    await worker.stop(50, 60_000);
    await run;
    expect(await slot()).toMatchObject({ state: 'queued', ticket: { handle: 'a' } });
  });
});

test('the progress of a picture is told with a coarse preview, which is gone once the run has ended', async () => {
  const preview = await sharp({
    create: { width: 640, height: 640, channels: 3, background: '#aa3355' },
  })
    .png()
    .toBuffer();
  const { engine } = createVendor();
  const { createUser, createWorker, order, eventsOf } = await createWorkshop(database, { engine });
  const { render } = engine;
  engine.render = async (brief, options) => {
    options.onProgress?.({ fraction: 0.4, preview: { bytes: preview, type: 'image/png' } });
    await expect
      .poll(async () => (await eventsOf(jobId)).filter(({ data }) => 'preview' in data))
      .toHaveLength(1);
    return render(brief, options);
  };
  const jobId = await order(await createUser(), 1);
  await createWorker({ engine, lane: 'vendor' }).runNext();
  const events = await eventsOf(jobId);
  expect(events.find(({ data }) => 'fraction' in data)?.data).toMatchObject({
    stage: 'drawing',
    slot: 0,
    fraction: 0.4,
  });
  expect(JSON.stringify(events)).not.toContain('data:image');
});

test('the cost of pictures is summed by engine and day', async () => {
  const { engine } = createVendor('dear');
  const { createUser, createWorker, order } = await createWorkshop(database, { engine });
  await order(await createUser(), 4);
  const worker = createWorker({ engine, lane: 'dear' });
  for (let slot = 0; slot < 4; slot += 1) await worker.runNext();
  const { rows } = await database.execute(sql`select * from engine_costs where engine = 'dear'`);
  expect(rows).toMatchObject([{ pictures: 4, cost_cents: 16 }]);
});

test('so is that of pictures which are paid and thrown away', async () => {
  const { engine } = createVendor('wasteful');
  const { createUser, createWorker, order, slotsOf } = await createWorkshop(database, { engine });
  const errors = [
    new EngineError('spoilt', 'cut', { costCents: 4 }),
    new EngineError('spoilt', 'of a price that nobody knows'),
  ];
  engine.render = async () => {
    throw errors.pop() ?? new EngineError('moderated', 'before it was paid');
  };
  const jobId = await order(await createUser(), 4);
  const worker = createWorker({ engine, lane: 'wasteful' });
  for (let slot = 0; slot < 3; slot += 1) await worker.runNext();
  const { render } = createProbeEngine(() => ({ digitalSourceType: 'composite', costCents: 3 }));
  const refusing = checkedEngine(
    { ...engine, render },
    {
      checkOutput: async () => {
        throw new UnsafePictureError('unsafe');
      },
    },
  );
  await createWorker({ engine: refusing, lane: 'wasteful' }).runNext();
  expect((await slotsOf(jobId)).map(({ state }) => state)).toEqual(Array(4).fill('failed'));
  const { rows } = await database.execute(
    sql`select * from engine_costs where engine = 'wasteful'`,
  );
  expect(rows).toMatchObject([{ pictures: 2, cost_cents: 7 }]);
});
