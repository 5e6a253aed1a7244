import {
  en,
  generationAnswerSchema,
  serverWords,
  UPSCALE_MAX_PIXELS,
  upscaleAnswerSchema,
} from '@toile/contract';
import { type Engine, EngineError, routeEngines } from '@toile/engines';
import type { ImageBrief } from '@toile/tools';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { generations, jobs } from '../../../db/schema/index.ts';
import { auditLedger, LEDGER_IN_ORDER } from '../../../testing/audit-ledger.ts';
import { createGate, type Gate } from '../../../testing/gate.ts';
import { createProbeEngine } from '../../../testing/probe-engine.ts';
import { openSignedIn } from '../../../testing/register.ts';
import { startWorker } from '../../../testing/start-worker.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { createUpscalesService } from './upscales.service.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const SIZE = { width: 128, height: 128 };

const briefs: ImageBrief[] = [];
/** A gate that an upscale waits at before it is drawn, or the error that it fails with. */
let hindrance: Gate | EngineError | undefined;

async function drawLarger(brief: ImageBrief) {
  briefs.push(brief);
  if (hindrance instanceof EngineError) throw hindrance;
  await hindrance?.passed;
  return { size: SIZE, choices: { upscale: 'enlarged' }, unread: [] };
}

const engine = createProbeEngine(
  (brief) =>
    brief.kind === 'upscale-image'
      ? drawLarger(brief)
      : { unread: ['koi'], digitalSourceType: 'trainedAlgorithmicMedia' },
  ['create-pattern', 'pattern-to-image', 'upscale-image'],
);
const testApp = await createTestApp({ engine, environment: { WELCOME_CREDITS: '60' } });
const { database, services } = testApp;

let ada: TestBrowser;
let bob: TestBrowser;

beforeAll(async () => {
  ada = await openSignedIn(testApp, 'ada');
  bob = await openSignedIn(testApp, 'bob');
});

beforeEach(() => {
  briefs.length = 0;
  hindrance = undefined;
  startWorker(services);
});

/** Makes one picture; returns the id of its output. */
async function make(browser: TestBrowser, form: Record<string, string> = {}): Promise<string> {
  const multipart = { ai_model: 'create-pattern', text_prompt: 'indigo ikat with koi', ...form };
  const answer = await browser.post('/api/generate-image-with-sse/', { multipart });
  const { job_id: jobId } = answer.json();
  await browser.get(`/api/stream-image-generation/${jobId}/`);
  const [row] = await database.select().from(generations).where(eq(generations.jobId, jobId));
  return row?.id ?? '';
}

const upscale = (browser: TestBrowser, resultId: string, tool = 'create-pattern') =>
  browser.post(`/api/upscale-image/${tool}/`, { json: { resultId } });

const upscaled = async (browser: TestBrowser, id: string) =>
  upscaleAnswerSchema.parse((await upscale(browser, id)).json());

const creditsOf = async (browser: TestBrowser): Promise<number> =>
  (await browser.get('/api/get-user-credits/')).json().credits;

const detailsOf = async (browser: TestBrowser, id: string) =>
  generationAnswerSchema.parse((await browser.get(`/api/get-generation/${id}/`)).json())
    .generation_data;

const jobsOf = (id: string) => database.select().from(jobs).where(eq(jobs.upscaleOfId, id));

async function untilDrawing(): Promise<void> {
  await expect.poll(() => briefs.length, { timeout: 10_000 }).toBeGreaterThan(0);
}

test('engines are asked while nothing is locked', async () => {
  const id = await make(ada);
  const [row] = await database.select().from(generations).where(eq(generations.id, id));
  const upscales = createUpscalesService({
    ...services,
    engineChoice: {
      choose: async (wanted) => {
        await database.execute(sql`select from generations where id = ${id} for update nowait`);
        return services.engineChoice.choose(wanted);
      },
    },
  });
  const order = { tool: 'create-pattern', outputId: id } as const;
  const made = await upscales.upscale(row?.userId ?? '', order, AbortSignal.timeout(10_000));
  expect(made).toMatchObject({ upscale: { upscaledFromId: id } });
});

describe('an upscale', () => {
  test('is an output of its own, of the same lineage, and costs 2', async () => {
    const id = await make(ada);
    const before = await creditsOf(ada);
    const answer = await upscaled(ada, id);
    expect(answer).toEqual({
      imageId: expect.any(String),
      upscaledFromId: id,
      image_url: expect.stringMatching(/^\/api\/images\//),
    });
    expect(await creditsOf(ada)).toBe(before - 2);
    const [origin, larger] = [await detailsOf(ada, id), await detailsOf(ada, answer.imageId)];
    expect(origin).toMatchObject({ upscaled: true, upscaled_from_id: null, width: 64 });
    expect(larger).toMatchObject({
      ...SIZE,
      upscaled: true,
      upscaled_from_id: id,
      lineage: [id],
      type: 'create-pattern',
      prompt: origin.prompt,
      seed: origin.seed,
      unread: ['koi'],
      settings: { variant: '0', upscale: 'enlarged' },
    });
    const list = (await ada.get('/api/dashboard/')).json().generation_data;
    expect(list[0]).toMatchObject({ output_image_id: answer.imageId, upscaled_from_id: id });
    const place = { picture_number: 1, picture_total: 1 };
    expect([origin, larger]).toMatchObject([place, place]);
    expect(await auditLedger(database)).toMatchObject({ ...LEDGER_IN_ORDER, held: 0 });
  });

  test('is told by the smaller picture, and the smaller by it, in lists, alone and in streams', async () => {
    const id = await make(ada);
    expect(await detailsOf(ada, id)).toMatchObject({ other_size: null });
    const { imageId: largerId, image_url: imageUrl } = await upscaled(ada, id);
    const [larger, smaller] = [
      { output_image_id: largerId, image_url: imageUrl, ...SIZE, downloaded: false, seam: null },
      { output_image_id: id, width: 64, height: 64 },
    ];
    const list = (await ada.get('/api/dashboard/')).json().generation_data.slice(0, 2);
    expect(list).toMatchObject([{ other_size: smaller }, { other_size: larger }]);
    expect(await detailsOf(ada, id)).toMatchObject({ other_size: larger });
    expect(await detailsOf(ada, largerId)).toMatchObject({ other_size: smaller });
    const [job] = await jobsOf(id);
    const stream = await ada.get(`/api/stream-image-generation/${job?.id}/`);
    expect(stream.body).toMatch(new RegExp(`"other_size":\\{[^}]*"output_image_id":"${id}"`));
    await ada.post(`/api/download-image/${largerId}/`);
    expect((await detailsOf(ada, id)).other_size).toMatchObject({ downloaded: true });
    await ada.post(`/api/delete-image/${id}/`);
    expect(await detailsOf(ada, largerId)).toMatchObject({
      upscaled_from_id: id,
      other_size: null,
    });
  });

  test('is asked of the engine with the picture and all that tells how it was made', async () => {
    const id = await make(ada);
    const { imageId } = await upscaled(ada, id);
    expect(briefs).toMatchObject([
      {
        kind: 'upscale-image',
        prompt: 'indigo ikat with koi',
        size: SIZE,
        madeBy: { kind: 'create-pattern', model: 'probe 1' },
      },
    ]);
    expect(Object.keys(briefs[0]?.images ?? {})).toEqual(['origin']);
    const [{ marker } = { marker: '' }] = (
      await database.execute<{ marker: string }>(sql`
        select digital_source_type as marker from images
        join generations on image_id = images.id where generations.id = ${imageId}`)
    ).rows;
    expect(marker).toBe('trainedAlgorithmicMedia');
  });

  test('goes back to the pictures that its run started from, and names them', async () => {
    const cloth = await make(ada);
    const garment = { ai_model: 'pattern-to-image', source_output_id: cloth };
    const id = await make(ada, garment);
    const answer = upscaleAnswerSchema.parse((await upscale(ada, id, garment.ai_model)).json());
    expect(Object.keys(briefs[0]?.images ?? {}).toSorted()).toEqual(['origin', 'source']);
    expect(await detailsOf(ada, answer.imageId)).toMatchObject({
      lineage: [id, cloth],
      inputs: [{ field: 'source_image', output_image_id: cloth }],
    });
  });

  test('tells its stream, and cannot be followed by others', async () => {
    const id = await make(ada);
    const { imageId } = await upscaled(ada, id);
    const [job] = await jobsOf(id);
    const stream = await ada.get(`/api/stream-image-generation/${job?.id}/`);
    expect(stream.body).toMatch(/event: progress[\s\S]*event: image[\s\S]*event: done/);
    expect(stream.body).toContain(`"output_image_id":"${imageId}"`);
    expect((await bob.get(`/api/stream-image-generation/${job?.id}/`)).statusCode).toBe(404);
  });

  test('can be varied like any output', async () => {
    const { imageId } = await upscaled(ada, await make(ada));
    const multipart = { output_image_id: imageId };
    const answer = await ada.post('/api/reroll-output-with-sse/', { multipart });
    expect(answer.statusCode).toBe(202);
    const stream = await ada.get(`/api/stream-image-generation/${answer.json().job_id}/`);
    expect(stream.body).toContain('"upscaled_from_id":null');
  });
});

describe('asked for more than once', () => {
  test('by twenty requests at a time it is made and paid for once', async () => {
    const id = await make(ada);
    const before = await creditsOf(ada);
    const answers = await Promise.all(Array.from({ length: 20 }, () => upscale(ada, id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await creditsOf(ada)).toBe(before - 2);
    expect(await jobsOf(id)).toHaveLength(1);
    expect(briefs).toHaveLength(1);
    const moves = (await ada.get('/api/credit-history/')).json().moves;
    const { imageId } = await upscaled(ada, id);
    expect(
      moves.filter((move: { output_image_id: string }) => move.output_image_id === imageId),
    ).toMatchObject([{ kind: 'settle', amount: 2 }]);
  });

  test('afterwards it is answered for nothing', async () => {
    const id = await make(bob);
    const first = await upscaled(bob, id);
    const before = await creditsOf(bob);
    expect(await upscaled(bob, id)).toEqual(first);
    expect(await creditsOf(bob)).toBe(before);
  });

  test('the larger picture is not made larger still', async () => {
    const { imageId } = await upscaled(ada, await make(ada));
    const again = await upscale(ada, imageId);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toEqual({ non_field_errors: [en.errors.alreadyUpscaled] });
  });

  test('once it was deleted it can be ordered anew', async () => {
    const id = await make(ada);
    const { imageId } = await upscaled(ada, id);
    expect((await ada.post(`/api/delete-image/${imageId}/`)).statusCode).toBe(204);
    expect(await detailsOf(ada, id)).toMatchObject({ upscaled: false, other_size: null });
    const before = await creditsOf(ada);
    expect((await upscaled(ada, id)).imageId).not.toBe(imageId);
    expect(await creditsOf(ada)).toBe(before - 2);
  });
});

describe('is refused', () => {
  test('for what is another’s, deleted or unknown, all alike', async () => {
    const [own, foreign] = [await make(ada), await make(bob)];
    await ada.post(`/api/delete-image/${own}/`);
    const answers = [];
    for (const id of [own, foreign, UNKNOWN]) answers.push(await upscale(ada, id));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await jobsOf(foreign)).toEqual([]);
  });

  test('for ids that are none, tools that are none, and another tool’s', async () => {
    const id = await make(ada);
    expect((await upscale(ada, 'x')).json()).toEqual({
      resultId: [en.validation.outputId],
    });
    expect((await upscale(ada, id, 'create-hat')).statusCode).toBe(404);
    expect((await upscale(ada, id, 'create-sketch')).statusCode).toBe(400);
  });

  test('for a picture that is too large, before anything is paid', async () => {
    const id = await make(ada);
    const size = { width: UPSCALE_MAX_PIXELS + 1, height: 1 };
    await database.update(generations).set(size).where(eq(generations.id, id));
    const before = await creditsOf(ada);
    const answer = await upscale(ada, id);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ resultId: [serverWords.refusals['too-large']] });
    expect(await creditsOf(ada)).toBe(before);
  });

  test('without the credits for it', async () => {
    const eve = await openSignedIn(testApp, 'eve');
    const id = await make(eve);
    // All credits but one are held, as if for runs: too few for the upscale.
    const [{ id: userId } = { id: '' }] = (
      await database.execute<{ id: string }>(sql`select id from users where username = 'eve'`)
    ).rows;
    const jobId = UNKNOWN;
    const amount = (await creditsOf(eve)) - 1;
    await database.transaction((tx) => services.ledger.hold(tx, { userId, jobId, amount }));
    const answer = await upscale(eve, id);
    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toMatchObject({ insufficient_credits: true, required: 2, available: 1 });
    expect(await jobsOf(id)).toEqual([]);
    const slot = { userId, jobId, slot: 0, amount };
    await database.transaction((tx) => services.ledger.release(tx, slot));
  });
});

describe('an upscale that comes to nothing', () => {
  test('costs nothing, tells why, and can be asked for again', async () => {
    const id = await make(ada);
    const before = await creditsOf(ada);
    hindrance = new EngineError('refused', 'no', { reason: 'undecodable' });
    const answer = await upscale(ada, id);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ non_field_errors: [serverWords.refusals.undecodable] });
    expect(await creditsOf(ada)).toBe(before);
    expect(await detailsOf(ada, id)).toMatchObject({ upscaled: false });
    hindrance = undefined;
    expect((await upscale(ada, id)).statusCode).toBe(200);
    expect(await creditsOf(ada)).toBe(before - 2);
  });

  test('may have been cancelled: those who wait are told, and the credits are back', async () => {
    const id = await make(ada);
    const before = await creditsOf(ada);
    const gate = createGate();
    hindrance = gate;
    const waiting = [upscale(ada, id), upscale(ada, id)];
    await untilDrawing();
    expect(await creditsOf(ada)).toBe(before - 2);
    const [job] = await jobsOf(id);
    const canceled = await ada.post(`/api/cancel-generation/${job?.id}/`);
    expect(canceled.json()).toEqual({ released: 2 });
    for (const answer of await Promise.all(waiting)) expect(answer.statusCode).toBe(409);
    gate.open();
    expect(await creditsOf(ada)).toBe(before);
    expect(await detailsOf(ada, id)).toMatchObject({ upscaled: false });
  });

  test('but not by the deletion of its source: the picture comes, and is paid', async () => {
    const id = await make(ada);
    const before = await creditsOf(ada);
    const gate = createGate();
    hindrance = gate;
    const waiting = upscale(ada, id);
    await untilDrawing();
    await ada.post(`/api/delete-image/${id}/`);
    gate.open();
    const { imageId } = upscaleAnswerSchema.parse((await waiting).json());
    expect(await creditsOf(ada)).toBe(before - 2);
    expect(await detailsOf(ada, imageId)).toMatchObject({
      lineage: [],
      prompt: expect.any(String),
    });
    expect((await upscale(ada, id)).statusCode).toBe(404);
  });

  test('while it lasts it is no run; who has waited long enough gets its job', async () => {
    const id = await make(ada);
    const gate = createGate();
    hindrance = gate;
    const wait = AbortSignal.timeout.bind(AbortSignal);
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => wait(200));
    const answer = await upscale(ada, id);
    expect(patience).toHaveBeenCalledWith(25_000);
    patience.mockRestore();
    const [job] = await jobsOf(id);
    expect([answer.statusCode, answer.json()]).toEqual([
      202,
      { message: serverWords.runs.upscaling, job_id: job?.id },
    ]);
    expect((await ada.get('/api/active-generations/')).json()).toEqual({ jobs: [] });
    gate.open();
    expect((await upscale(ada, id)).statusCode).toBe(200);
    expect(await jobsOf(id)).toHaveLength(1);
  });
});

describe('an upscale by an engine elsewhere', async () => {
  const elsewhere = { isAway: false, asked: 0 };
  const cards: Engine = {
    ...createProbeEngine(drawLarger, ['upscale-image']),
    id: 'cards',
    name: 'Cards',
    lane: { ordersAtOnce: 1, timeoutMs: 10_000 },
    offerOf: () => ({ model: 'cards 1', method: 'model', isRepeatable: false, posesPeople: false }),
    check: async () => {
      if (elsewhere.isAway) throw new EngineError('unavailable', 'away');
    },
    render: async (brief, options) => {
      elsewhere.asked += 1;
      if (elsewhere.isAway) throw new EngineError('unavailable', 'away');
      return larger.render(brief, options);
    },
  };
  const larger = createProbeEngine(drawLarger, ['upscale-image']);
  const both = routeEngines([cards, engine], {
    orders: new Map([['upscale-image', ['cards']]]),
  });

  /** A server that has just looked at its engines. */
  async function open(isAway: boolean) {
    Object.assign(elsewhere, { isAway, asked: 0 });
    const own = await createTestApp({
      engine: both,
      environment: { WELCOME_CREDITS: '60', ENGINE_CREDITS: 'cards/upscale-image=5' },
    });
    startWorker(own.services);
    const eve = await openSignedIn(own, 'eve');
    const multipart = { ai_model: 'create-pattern', text_prompt: 'indigo ikat' };
    const begun = await eve.post('/api/generate-image-with-sse/', { multipart });
    const { job_id: jobId } = begun.json();
    await eve.get(`/api/stream-image-generation/${jobId}/`);
    const rows = await own.database.select().from(generations).where(eq(generations.jobId, jobId));
    const resultId = rows[0]?.id ?? '';
    const order = (by?: string, credits?: number) =>
      eve.post('/api/upscale-image/create-pattern/', { json: { resultId, engine: by, credits } });
    const { upscale: offers } = (await eve.get('/api/engine-offers/')).json();
    return { own, eve, order, offers };
  }

  test('is offered with its price and paid by it; the picture names a trained model', async () => {
    const { own, eve, order, offers } = await open(false);
    expect(offers).toMatchObject([
      { engine: 'cards', method: 'model', credits: 5, ready: true },
      { engine: 'probe', credits: 2, ready: true },
    ]);
    const before = await creditsOf(eve);
    const stale = await order('cards', 4);
    expect([stale.statusCode, await creditsOf(eve)]).toEqual([409, before]);
    expect(stale.json()).toMatchObject({ non_field_errors: [en.errors.priceChanged] });
    const { imageId } = upscaleAnswerSchema.parse((await order('cards', 5)).json());
    expect(await creditsOf(eve)).toBe(before - 5);
    const [row] = await own.database.select().from(generations).where(eq(generations.id, imageId));
    expect(row?.engine).toBe('cards');
  });

  test('that is away is told, and what was not shown is not ordered', async () => {
    const { eve, order, offers } = await open(true);
    expect(offers).toMatchObject([{ ready: false }, { engine: 'probe', ready: true }]);
    const before = await creditsOf(eve);
    const refused = await order('cards');
    expect([refused.statusCode, await creditsOf(eve)]).toEqual([409, before]);
    expect((await order('probe')).statusCode).toBe(200);
    expect([await creditsOf(eve), elsewhere.asked]).toEqual([before - 2, 0]);
  });
});
