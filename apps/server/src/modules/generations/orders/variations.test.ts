import { en } from '@toile/contract';
import type { RenderOptions } from '@toile/engines';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generations } from '../../../db/schema/index.ts';
import { createProbeEngine } from '../../../testing/probe-engine.ts';
import { openSignedIn } from '../../../testing/register.ts';
import { startWorker } from '../../../testing/start-worker.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

/** Render options that the engine received, in the order of the slots. */
const asked: Omit<RenderOptions, 'signal'>[] = [];
let model: string;
let recolourings: unknown;

const engine = createProbeEngine(
  ({ settings }, { seed, variant, origin }) => {
    recolourings = settings.recolourings;
    asked.push({ seed, variant, ...(origin && { origin }) });
    return { model };
  },
  ['create-pattern', 'upscale-image', 'recolour-pattern'],
);
const testApp = await createTestApp({
  engine: { ...engine, canVary: (making) => making.model.startsWith('probe 1') },
  environment: { WELCOME_CREDITS: '60' },
});
const { database, services } = testApp;

let ada: TestBrowser;

beforeAll(async () => {
  ada = await openSignedIn(testApp, 'ada');
});

beforeEach(() => {
  model = 'probe 1';
  startWorker(services);
});

/** Orders pictures and waits for them; returns the engine's calls and the rows. */
async function order(path: string, multipart: Record<string, string>) {
  asked.length = 0;
  const { job_id: jobId } = (await ada.post(`/api/${path}/`, { multipart })).json();
  await ada.get(`/api/stream-image-generation/${jobId}/`);
  const rows = await database.select().from(generations).where(eq(generations.jobId, jobId));
  return {
    recipes: asked.toSorted((a, b) => a.variant - b.variant),
    rows: rows.toSorted((a, b) => a.slot - b.slot),
  };
}

const make = () =>
  order('generate-image-with-sse', {
    ai_model: 'create-pattern',
    text_prompt: 'indigo ikat',
    num_images: '4',
  });

const vary = (id: string | undefined, count = '4') =>
  order('reroll-output-with-sse', { output_image_id: id ?? '', num_images: count });

test('runs and variations at another price than was told are refused, and nothing is charged', async () => {
  const creditsOf = async () => (await ada.get('/api/get-user-credits/')).json().credits;
  const [first] = (await make()).rows;
  const forms = [
    ['generate-image-with-sse', { ai_model: 'create-pattern', text_prompt: 'indigo ikat' }],
    ['reroll-output-with-sse', { output_image_id: first?.id ?? '' }],
  ] as const;
  for (const [path, form] of forms) {
    const before = await creditsOf();
    const at = (credits: string) => ada.post(`/api/${path}/`, { multipart: { ...form, credits } });
    const stale = await at('2');
    expect([stale.statusCode, await creditsOf()]).toEqual([409, before]);
    expect(stale.json()).toMatchObject({ non_field_errors: [en.errors.priceChanged] });
    expect((await at('many')).statusCode).toBe(400);
    expect((await order(path, { ...form, credits: '1' })).rows).toHaveLength(1);
  }
});

describe('variations', () => {
  test('are asked of the engine with the recipe of the picture that was chosen', async () => {
    const { rows, recipes } = await make();
    expect(recipes).toEqual([0, 1, 2, 3].map((variant) => ({ seed: rows[0]?.seed, variant })));
    const varied = await vary(rows[2]?.id);
    const origin = { seed: rows[2]?.seed, variant: 2 };
    const seed = varied.rows[0]?.seed;
    expect(varied.recipes).toEqual([4, 5, 6, 7].map((variant) => ({ seed, variant, origin })));
    expect(seed).not.toBe(origin.seed);
    expect(varied.rows.map(({ originId }) => originId)).toEqual(Array(4).fill(rows[2]?.id));
  });

  test('of a variation know all that it came of', async () => {
    const first = (await make()).rows[0];
    const second = (await vary(first?.id)).rows[1];
    const { recipes } = await vary(second?.id, '1');
    expect(recipes).toMatchObject([
      {
        origin: {
          seed: second?.seed,
          variant: second?.variant,
          origin: { seed: first?.seed, variant: first?.variant },
        },
      },
    ]);
  });

  test('of a variation made larger, or in other colours, know it too', async () => {
    const first = (await make()).rows[0];
    const second = (await vary(first?.id)).rows[0];
    const path = '/api/upscale-image/create-pattern/';
    const { imageId } = (await ada.post(path, { json: { resultId: second?.id } })).json();
    const origin = { seed: first?.seed, variant: first?.variant };
    expect(asked.at(-1)).toEqual({ seed: second?.seed, variant: second?.variant, origin });
    const { recipes } = await vary(imageId, '1');
    expect(recipes).toMatchObject([{ origin: { seed: second?.seed, origin } }]);
    const colours = { palette: ['#aa0000', '#00aa00'], from: ['#101010', '#f0f0f0'] };
    const recoloured = await ada.post(`/api/recolour-pattern/${second?.id}/`, { json: colours });
    const { output_image_id: id } = recoloured.json();
    expect((await vary(id, '1')).recipes).toMatchObject([
      { origin: { seed: second?.seed, origin } },
    ]);
    expect(recolourings).toEqual([colours]);
  });

  test('of what the engine cannot vary are drawn anew, and say so', async () => {
    model = 'another 3';
    const { rows } = await make();
    const varied = await vary(rows[0]?.id, '1');
    expect(varied.recipes).toEqual([{ seed: varied.rows[0]?.seed, variant: 4 }]);
    expect(varied.rows[0]?.choices).toMatchObject({ variation: 'drawn anew' });
  });
});
