import { trialChallengeSchema, trialFaultWords, trialPictureSchema } from '@toile/contract';
import { type Engine, EngineError, type RenderOptions, routeEngines } from '@toile/engines';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProbeEngine } from '../../testing/probe-engine.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { MOST_TRIALS, PROOF_SECONDS } from './limits.ts';

const CHALLENGE = '/api/trial-challenge/';
const PICTURE = '/api/trial-picture/';
const READING = '/api/trial-reading/';
const WORDS = { ai_model: 'create-pattern', text_prompt: 'indigo ikat' };

const big = await sharp({
  create: { width: 1024, height: 1024, channels: 3, background: '#345' },
})
  .png()
  .toBuffer();

// The library that checks proofs looks at the real time, too.
let nowMs = Date.now();
const orders: RenderOptions[] = [];
const probe = createProbeEngine(
  (_brief, options) => {
    orders.push(options);
    return { png: big, unread: ['gryphon'] };
  },
  ['create-pattern', 'create-sketch', 'sketch-to-image'],
);
let render = probe.render;
const engine: Engine = {
  ...probe,
  render: (brief, options) => render(brief, options),
  foretellWords: async () => [{ start: 0, end: 6, words: ['indigo'], fate: 'undrawn' }],
};
const vendorRender = vi.fn(probe.render);
const vendor: Engine = {
  ...createProbeEngine(undefined, ['create-pattern']),
  id: 'vendor',
  lane: { ordersAtOnce: 1, timeoutMs: 1000 },
  offerOf: () => ({ model: 'big', method: 'model', isRepeatable: false, posesPeople: false }),
  render: vendorRender,
};
const own = await createTestApp({
  engine: routeEngines([vendor, engine]),
  clock: () => new Date(nowMs),
});

let nextAddress = 0;
/** A visitor with a browser of its own, from an address of its own unless told. */
function openVisitor(app: TestApp = own, remoteAddress?: string): Promise<TestBrowser> {
  nextAddress += 1;
  const address = remoteAddress ?? `10.1.${nextAddress >> 8}.${nextAddress & 255}`;
  return openBrowser(app.app, { remoteAddress: address });
}

async function prove(visitor: TestBrowser) {
  const { challenge } = trialChallengeSchema.parse((await visitor.get(CHALLENGE)).json());
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution };
}

const ask = async (visitor: TestBrowser, words: object = WORDS) =>
  visitor.post(PICTURE, { json: { ...(await prove(visitor)), ...words } });

beforeEach(() => {
  orders.length = 0;
  vendorRender.mockClear();
});
afterEach(() => {
  render = probe.render;
});

describe('a trial', () => {
  test('is a small marked picture by rules, on the spare thread, and nothing of it is kept', async () => {
    const answer = await ask(await openVisitor());
    expect(answer.statusCode).toBe(200);
    const { output, unread, ...size } = trialPictureSchema.parse(answer.json());
    expect([size, unread]).toEqual([{ width: 512, height: 512 }, ['gryphon']]);
    const webp = Buffer.from(output.replace('data:image/webp;base64,', ''), 'base64');
    const { format, width, xmp } = await sharp(webp).metadata();
    expect([format, width]).toEqual(['webp', 512]);
    expect(xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia');
    const { channels } = await sharp(webp).stats();
    expect(channels[0]?.stdev, 'marks on a plain colour').toBeGreaterThan(3);
    expect(orders.map(({ priority }) => priority)).toEqual(['spare']);
    expect(vendorRender).not.toHaveBeenCalled();
    const { rows } = await own.database.execute(
      sql`select (select count(*) from images) + (select count(*) from jobs) as kept`,
    );
    expect(Number(rows[0]?.kept)).toBe(0);
  });

  test('comes once in a browser and day, and again on the next', async () => {
    const visitor = await openVisitor();
    expect((await ask(visitor)).statusCode).toBe(200);
    const again = await visitor.get(CHALLENGE);
    expect([again.statusCode, again.json()]).toEqual([
      429,
      { non_field_errors: [trialFaultWords.used] },
    ]);
    nowMs += 25 * 3_600_000;
    expect((await ask(visitor)).statusCode).toBe(200);
  });

  test('is counted for its address, whatever becomes of cookies', async () => {
    const address = '10.9.9.9';
    const codes: number[] = [];
    for (let i = 0; i < 3; i += 1)
      codes.push((await ask(await openVisitor(own, address))).statusCode);
    expect(codes).toEqual([200, 200, 200]);
    const fourth = await (await openVisitor(own, address)).get(CHALLENGE);
    expect(fourth.statusCode).toBe(429);
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(3600);
    expect((await ask(await openVisitor())).statusCode).toBe(200);
  });

  test('that fails by our fault is not counted', async () => {
    const visitor = await openVisitor();
    render = () => Promise.reject(new EngineError('unavailable', 'secret'));
    for (let i = 0; i < 4; i += 1) {
      const failed = await ask(visitor);
      expect([failed.statusCode, failed.body.includes('secret')]).toEqual([503, false]);
    }
    render = probe.render;
    expect((await ask(visitor)).statusCode).toBe(200);
  });

  test.each([
    ['an empty prompt', { text_prompt: ' ' }, 400],
    ['a prompt that is too long', { text_prompt: 'a'.repeat(2001) }, 400],
    ['a tool that starts from a picture', { ai_model: 'sketch-to-image' }, 400],
    ['an unknown tool', { ai_model: 'create-money' }, 400],
  ])('with %s is refused, and draws nothing', async (_, words, status) => {
    const answer = await ask(await openVisitor(), { ...WORDS, ...words });
    expect([answer.statusCode, orders.length]).toEqual([status, 0]);
  });
});

describe('a proof', () => {
  test('is used once', async () => {
    const proof = await prove(await openVisitor());
    const send = async () => (await openVisitor()).post(PICTURE, { json: { ...proof, ...WORDS } });
    expect((await send()).statusCode).toBe(200);
    const again = await send();
    expect([again.statusCode, again.json()]).toEqual([
      400,
      { non_field_errors: [trialFaultWords.proofRefused] },
    ]);
  });

  test('that is forged, made easier, unsolved or too old is refused', async () => {
    const { challenge, solution } = await prove(await openVisitor());
    const eased = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    const bad = [
      { challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } },
      { challenge: eased, solution },
      { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
    ];
    const visitor = await openVisitor();
    for (const proof of bad) {
      const answer = await visitor.post(PICTURE, { json: { ...proof, ...WORDS } });
      expect([answer.statusCode, orders.length]).toEqual([400, 0]);
    }
    nowMs += (PROOF_SECONDS + 1) * 1000;
    const late = await visitor.post(PICTURE, { json: { challenge, solution, ...WORDS } });
    expect([late.statusCode, orders.length]).toEqual([400, 0]);
  });
});

test('one is drawn at a time, and who comes when many wait is told so', async () => {
  const ends: (() => void)[] = [];
  render = async (brief, options) => {
    await new Promise<void>((resolve) => ends.push(resolve));
    return probe.render(brief, options);
  };
  const visitors = await Promise.all(Array.from({ length: MOST_TRIALS + 1 }, () => openVisitor()));
  const proofs = await Promise.all(visitors.map(prove));
  const codes: number[] = [];
  const all = visitors.map(async (visitor, i) => {
    const answer = await visitor.post(PICTURE, { json: { ...proofs[i], ...WORDS } });
    codes.push(answer.statusCode);
  });
  await vi.waitFor(() => expect(codes).toEqual([503]), { timeout: 30_000 });
  for (let drawn = 0; drawn < MOST_TRIALS; drawn += 1) {
    await vi.waitFor(() => expect(ends).toHaveLength(drawn + 1), { timeout: 30_000 });
    ends[drawn]?.();
  }
  await Promise.all(all);
  expect(codes.filter((code) => code === 200)).toHaveLength(MOST_TRIALS);
});

test('the words that will not be drawn are told before', async () => {
  const answer = await (await openVisitor()).post(READING, { json: WORDS });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { marks: [{ start: 0, end: 6, words: ['indigo'], fate: 'undrawn' }] },
  ]);
});

test('a flood of calls from an address is refused, and not that of others', async () => {
  const flood = await openVisitor();
  const codes = new Set<number>();
  for (let i = 0; i < 70; i += 1)
    codes.add((await flood.post(READING, { json: WORDS })).statusCode);
  expect([...codes]).toEqual([200, 429]);
  expect((await (await openVisitor()).post(READING, { json: WORDS })).statusCode).toBe(200);
});

test('where they are off there are none', async () => {
  const off = await createTestApp({ engine, environment: { TRIALS_PER_ADDRESS: '0' } });
  const visitor = await openVisitor(off);
  expect((await visitor.get(CHALLENGE)).statusCode).toBe(404);
  expect((await visitor.post(READING, { json: WORDS })).statusCode).toBe(404);
});
