import type { Tool } from '@toile/tools';
import { afterAll, expect, test, vi } from 'vitest';
import { generations } from './db/schema/index.ts';
import { createProbeEngine } from './testing/probe-engine.ts';
import { openSignedIn } from './testing/register.ts';
import { startWorker } from './testing/start-worker.ts';
import { createTestApp } from './testing/test-app.ts';

// The one line of the registry; the tool is one folder.
vi.mock('../../../packages/tools/src/registry.ts', async (importReal) => {
  const { TOOLS } = await importReal<{ TOOLS: readonly Tool[] }>();
  const { knitSwatch } = await import('@toile/tools/testing/knit-swatch');
  return { TOOLS: [...TOOLS, knitSwatch] };
});

const drawn: unknown[] = [];
const engine = createProbeEngine((brief) => void drawn.push(brief));
const testApp = await createTestApp({ engine });
const ada = await openSignedIn(testApp, 'ada');

const order = (fields: Record<string, string>) =>
  ada.post('/api/generate-image-with-sse/', {
    multipart: { ai_model: 'knit-swatch', text_prompt: 'snowflakes', num_images: '1', ...fields },
  });

afterAll(() => vi.restoreAllMocks());

test('an eighth tool is ordered, drawn with its setting, and told in the details', async () => {
  startWorker(testApp.services);
  const { job_id: jobId } = (await order({ gauge: 'chunky' })).json();
  await ada.get(`/api/stream-image-generation/${jobId}/`);
  expect(drawn).toMatchObject([
    {
      kind: 'create-pattern',
      instruction: 'A chunky knitted swatch: snowflakes',
      settings: { gauge: 'chunky' },
    },
  ]);
  const [row] = await testApp.database.select().from(generations);
  expect(row).toMatchObject({ tool: 'knit-swatch', settings: { gauge: 'chunky' } });
  const { generation_data: details } = (await ada.get(`/api/get-generation/${row?.id}/`)).json();
  expect(details).toMatchObject({ type: 'knit-swatch', settings: { gauge: 'chunky' } });
  const listed = (await ada.get('/api/dashboard/?ai_model=knit-swatch')).json();
  expect(listed.generation_data).toHaveLength(1);
});

test('its setting is checked, documented and priced like those of the others', async () => {
  const refused = await order({ gauge: 'lace' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toEqual({ gauge: ['The gauge must be fine or chunky'] });
  const api = JSON.stringify((await ada.get('/api/openapi.json')).json());
  expect(api).toContain('"gauge"');
  expect(api).toContain('"knit-swatch"');
  const { costs } = (await ada.get('/api/plans/')).json();
  expect(costs).toContainEqual({ name: 'Knit swatch', credits: 4 });
});

test('its instructions, which it has none of, can be turned off like those of others', async () => {
  const toggled = await ada.post('/api/toggle-instruction-settings/knit-swatch/', {});
  expect(toggled.json()).toEqual({ disabledInstructions: ['knit-swatch'] });
});
