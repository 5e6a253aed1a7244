import { PROMPT_MAX_LENGTH } from '@toile/contract';
import { getTool } from '@toile/tools';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLedger, LEDGER_IN_ORDER } from '../../../testing/audit-ledger.ts';
import { createGate } from '../../../testing/gate.ts';
import { createProbeEngine } from '../../../testing/probe-engine.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createWorkshop } from '../../../testing/workshop.ts';
import { RUN_STARTS } from '../jobs/run-limits.ts';
import { createGenerationsService } from './generations.service.ts';

const { database } = await createTestDatabase();
const workshop = await createWorkshop(database, { welcomeCredits: 100 });
const { createUser, createWorker, eventsOf, generations, ledger, order, rateLimiter, slotsOf } =
  workshop;

const FIELDS = { ai_model: 'create-pattern', text_prompt: 'indigo ikat', num_images: '4' };

function start(userId: string, fields: Record<string, string> = {}, idempotencyKey?: string) {
  const request = { kind: 'run' as const, fields: { ...FIELDS, ...fields }, idempotencyKey };
  return generations.start(userId, request);
}

async function countJobs(userId: string): Promise<number> {
  const { rows } = await database.execute<{ jobs: number }>(
    sql`select count(*)::int as jobs from jobs where user_id = ${userId}`,
  );
  return rows[0]?.jobs ?? 0;
}

describe('the start of a run', () => {
  test('keeps the order, holds the price and queues the slots', async () => {
    const userId = await createUser();
    const job = await start(userId, {
      repeat: 'half-drop',
      seed: '7',
      text_prompt: ' 🦜 <b>x</b> ',
    });
    expect(job).toMatchObject({
      tool: 'create-pattern',
      prompt: '🦜 <b>x</b>',
      settings: { repeat: 'half-drop' },
      seed: 7,
      total: 4,
      slotPrice: 1,
    });
    expect(await slotsOf(job.id)).toHaveLength(4);
    expect(await eventsOf(job.id)).toEqual([
      { seq: 1, event: 'progress', data: { done: 0, total: 4, stage: 'queued' } },
    ]);
    expect(await ledger.getAvailable(database, userId)).toBe(96);
  });

  test('chooses a seed of its own for each run when none is asked for', async () => {
    const userId = await createUser();
    const [one, two] = [await start(userId), await start(userId)];
    expect(one.seed).not.toBe(two.seed);
  });

  test('makes one image when no number is given, and takes num_count for it', async () => {
    const userId = await createUser();
    const { ai_model, text_prompt } = FIELDS;
    const startWith = (fields: Record<string, string>) =>
      generations.start(userId, { kind: 'run', fields: { ai_model, text_prompt, ...fields } });
    expect((await startWith({})).total).toBe(1);
    expect((await startWith({ num_count: '4' })).total).toBe(4);
  });

  test.each([
    ['an empty prompt', { text_prompt: ' ' }, 'text_prompt'],
    ['10,000 characters', { text_prompt: 'x'.repeat(10_000) }, 'text_prompt'],
    ['one character too many', { text_prompt: 'x'.repeat(PROMPT_MAX_LENGTH + 1) }, 'text_prompt'],
    ['no images', { num_images: '0' }, 'num_images'],
    ['three images', { num_images: '3' }, 'num_images'],
    ['less than no images', { num_images: '-1' }, 'num_images'],
    ['a word for a number', { num_images: 'x' }, 'num_images'],
    ['an unknown tool', { ai_model: 'create-hat' }, 'ai_model'],
    ['two tools at once', { type: 'create-sketch' }, 'type'],
    ['a seed that is none', { seed: '-1' }, 'seed'],
    ['a repeat that is none', { repeat: 'diagonal' }, 'repeat'],
  ])('refuses %s under its field, and charges nothing', async (_what, fields, field) => {
    const userId = await createUser();
    await expect(start(userId, fields)).rejects.toMatchObject({
      status: 400,
      body: { [field]: [expect.any(String)] },
    });
    expect(await ledger.getAvailable(database, userId)).toBe(100);
    expect(await countJobs(userId)).toBe(0);
  });

  test('refuses a tool that no engine serves yet', async () => {
    const userId = await createUser();
    await expect(start(userId, { ai_model: 'create-sketch' })).rejects.toMatchObject({
      status: 422,
      error: 'toolUnavailable',
    });
  });

  test('accepts exactly 25 of 200 parallel runs of four on 100 credits', async () => {
    const userId = await createUser();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        start(userId).then(
          () => 202,
          (error) => error.status,
        ),
      ),
    );
    expect(answers.filter((status) => status === 202)).toHaveLength(25);
    expect(answers.filter((status) => status === 402)).toHaveLength(175);
    expect(await ledger.getAvailable(database, userId)).toBe(0);
    expect(await countJobs(userId)).toBe(25);
    expect(await auditLedger(database)).toMatchObject(LEDGER_IN_ORDER);
  });
});

describe('an idempotency key', () => {
  test('gives the same job for the same request, also at the same time', async () => {
    const userId = await createUser();
    const started = await Promise.all(
      Array.from({ length: 10 }, () => start(userId, {}, 'the same key')),
    );
    started.push(await start(userId, {}, 'the same key'));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(await ledger.getAvailable(database, userId)).toBe(96);
  });

  test('is refused with another request', async () => {
    const userId = await createUser();
    await start(userId, {}, 'the same key');
    await expect(start(userId, { text_prompt: 'other' }, 'the same key')).rejects.toMatchObject({
      status: 409,
      error: 'idempotencyKeyReused',
    });
  });

  test("is the user's own", async () => {
    const [one, two] = [await createUser(), await createUser()];
    const first = await start(one, {}, 'the same key');
    const second = await start(two, {}, 'the same key');
    expect(first.id).not.toBe(second.id);
  });

  test('is free again when the request was not accepted', async () => {
    const userId = await createUser();
    const refused = start(userId, { num_images: '3' }, 'the same key');
    await expect(refused).rejects.toMatchObject({ status: 400 });
    expect((await start(userId, {}, 'the same key')).total).toBe(4);
  });
});

describe('a re-roll', () => {
  async function deliverOne(userId: string) {
    const jobId = await order(userId, 1);
    await createWorker().runNext();
    const image = (await eventsOf(jobId)).find(({ event }) => event === 'image');
    if (image?.event !== 'image') throw new Error('No image was delivered');
    return image.data;
  }

  function reroll(userId: string, fields: Record<string, string>) {
    return generations.start(userId, { kind: 'reroll', fields });
  }

  test('has the same inputs, another design, and takes the place of its origin', async () => {
    await workshop.cancelAll();
    const userId = await createUser();
    const origin = await deliverOne(userId);
    const job = await reroll(userId, { output_image_id: origin.output_image_id });
    expect(job).toMatchObject({
      prompt: 'indigo ikat',
      total: 1,
      firstVariant: 1,
      originId: origin.output_image_id,
    });
    await createWorker().runNext();
    const events = await eventsOf(job.id);
    expect(events.find(({ event }) => event === 'image')?.data).toMatchObject({
      replaces: origin.output_image_id,
    });
    const { rows } = await database.execute(sql`
      select origin_id from generations where job_id = ${job.id}`);
    expect(rows).toEqual([{ origin_id: origin.output_image_id }]);
  });

  test('of four images takes no place', async () => {
    const userId = await createUser();
    const origin = await deliverOne(userId);
    const fields = { output_image_id: origin.output_image_id, num_images: '4' };
    const job = await reroll(userId, fields);
    const worker = createWorker();
    for (let times = 0; times < 4; times += 1) await worker.runNext();
    const images = (await eventsOf(job.id)).filter(({ event }) => event === 'image');
    expect(images).toHaveLength(4);
    for (const { data } of images) expect(data).not.toHaveProperty('replaces');
  });

  test('of what is foreign, deleted or unknown is not found', async () => {
    const userId = await createUser();
    const origin = await deliverOne(userId);
    const fields = { output_image_id: origin.output_image_id };
    await expect(reroll(await createUser(), fields)).rejects.toMatchObject({ status: 404 });
    await database.execute(sql`
      update generations set deleted_at = now() where id = ${origin.output_image_id}`);
    await expect(reroll(userId, fields)).rejects.toMatchObject({ status: 404 });
  });

  test('is refused, and costs nothing, once no engine serves its tool', async () => {
    const userId = await createUser();
    const { output_image_id } = await deliverOne(userId);
    const before = await ledger.getAvailable(database, userId);
    const engine = { kinds: new Set<never>() };
    const inputs = workshop.createInputs(database);
    const parts = { database, ledger, rateLimiter, inputs, getTool };
    const engineChoice = workshop.engineChoiceOf({ ...createProbeEngine(), ...engine });
    const rewordPrompt = async () => undefined;
    const services = { ...parts, engine, engineChoice, rewordPrompt, randomSeed: () => 1 };
    const idle = createGenerationsService(services);
    const request = { kind: 'reroll', fields: { output_image_id } } as const;
    await expect(idle.start(userId, request)).rejects.toMatchObject({ error: 'toolUnavailable' });
    expect(await ledger.getAvailable(database, userId)).toBe(before);
  });

  test('needs an output', async () => {
    await expect(reroll(await createUser(), {})).rejects.toMatchObject({
      body: { output_image_id: [expect.any(String)] },
    });
  });
});

describe('the limits of a user', () => {
  test('stop a loop of starts and cancels after 60 in a minute, and nobody else', async () => {
    const userId = await createUser();
    for (let times = 0; times < 60; times += 1) {
      await generations.cancel(userId, await order(userId, 1));
    }
    const refused = await order(userId, 1).catch((error: unknown) => error);
    expect(refused).toMatchObject({ error: 'tooManyRequests', status: 429 });
    await expect(order(await createUser(), 1)).resolves.toBeDefined();
    expect(await ledger.getAvailable(database, userId)).toBe(100);
  });

  test('let a request that was accepted be repeated', async () => {
    const userId = await createUser();
    const job = await start(userId, {}, 'key of the last one');
    while (await rateLimiter.tryTake(RUN_STARTS, userId)) continue;
    expect(await start(userId, {}, 'key of the last one')).toMatchObject({ id: job.id });
    await expect(start(userId)).rejects.toMatchObject({ status: 429 });
  });

  test('allow a hundred runs at once, however many are asked for together', async () => {
    const userId = await createUser();
    const jobId = await order(userId, 1);
    await database.execute(sql`
      insert into jobs (user_id, tool, prompt, settings, seed, total, slot_price, request_hash)
      select user_id, tool, prompt, settings, seed, total, slot_price, request_hash
      from jobs, generate_series(1, 97) where id = ${jobId}`);
    const starts = await Promise.allSettled(Array.from({ length: 5 }, () => order(userId, 1)));
    const refused = starts.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => [reason.error, reason.status])).toEqual(
      Array.from({ length: 3 }, () => ['tooManyRuns', 429]),
    );
    expect(await ledger.getAvailable(database, userId)).toBe(97);
    await generations.cancel(userId, jobId);
    await expect(order(userId, 1)).resolves.toBeDefined();
    await workshop.cancelAll();
  });
});

describe('a cancel', () => {
  test('gives back what was not delivered and ends the job', async () => {
    const userId = await createUser();
    const jobId = await order(userId);
    await createWorker().runNext();
    expect(await generations.cancel(userId, jobId)).toBe(3);
    expect((await eventsOf(jobId)).at(-1)).toMatchObject({
      event: 'done',
      data: { delivered: 1, failed: 0, released: 3, canceled: true },
    });
    expect(await ledger.getAvailable(database, userId)).toBe(99);
    expect(await generations.listActive(userId)).toEqual([]);
    expect(await auditLedger(database)).toMatchObject(LEDGER_IN_ORDER);
  });

  test('asked for again gives the same answer and no second done', async () => {
    const userId = await createUser();
    const jobId = await order(userId);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => generations.cancel(userId, jobId)),
    );
    expect(answers).toEqual([4, 4, 4, 4, 4]);
    const events = await eventsOf(jobId);
    expect(events.filter(({ event }) => event === 'done')).toHaveLength(1);
  });

  test('voids the claim of a slot that is being drawn', async () => {
    const userId = await createUser();
    const jobId = await order(userId, 1);
    const [started, finish] = [createGate(), createGate()];
    const engine = createProbeEngine(() => {
      started.open();
      return finish.passed;
    });
    const run = createWorker({ engine }).runNext();
    await started.passed;
    expect(await generations.cancel(userId, jobId)).toBe(1);
    finish.open();
    await run;
    expect((await slotsOf(jobId))[0]?.state).toBe('canceled');
    expect(await ledger.getAvailable(database, userId)).toBe(100);
    expect(await auditLedger(database)).toMatchObject(LEDGER_IN_ORDER);
  });

  test('of a job that ended is refused; of a foreign one not found', async () => {
    const userId = await createUser();
    const jobId = await order(userId, 1);
    await createWorker().runNext();
    await expect(generations.cancel(userId, jobId)).rejects.toMatchObject({ status: 409 });
    for (const [user, id] of [
      [await createUser(), jobId],
      [userId, '00000000-0000-4000-8000-000000000000'],
      [userId, 'x'],
    ] as const) {
      await expect(generations.cancel(user, id)).rejects.toMatchObject({ error: 'notFound' });
    }
  });

  test('at the same moment as the delivery: one of the two counts', async () => {
    for (let times = 0; times < 15; times += 1) {
      const userId = await createUser();
      const jobId = await order(userId, 1);
      const [, canceled] = await Promise.allSettled([
        createWorker().runNext(),
        generations.cancel(userId, jobId),
      ]);
      const isCanceled = canceled.status === 'fulfilled';
      expect(await ledger.getAvailable(database, userId)).toBe(isCanceled ? 100 : 99);
      const dones = (await eventsOf(jobId)).filter(({ event }) => event === 'done');
      expect(dones).toHaveLength(1);
    }
    expect(await auditLedger(database)).toMatchObject(LEDGER_IN_ORDER);
  });
});

test('active jobs are listed oldest first, with how far they are', async () => {
  const userId = await createUser();
  const first = await order(userId);
  const second = await order(userId, 1);
  await createWorker().runNext();
  expect(await generations.listActive(userId)).toMatchObject([
    { job_id: first, ai_model: 'create-pattern', prompt: 'indigo ikat', total: 4, done: 1 },
    { job_id: second, total: 1, done: 0 },
  ]);
});
